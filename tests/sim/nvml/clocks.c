/* SM and memory clocks, and the locks on them. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sim.h"

enum clock_type { GRAPHICS, SM, MEMORY, VIDEO };
enum limit_id { LIMIT_TDP = 0xffffff01u, LIMIT_UNLIMITED = 0xffffff02u };

static void lock_path(const card *c, const char *kind, char *out, size_t size) {
    snprintf(out, size, "%s.%s%d", script_path(), kind, c->index);
}

static bool read_lock(const card *c, const char *kind, unsigned *low, unsigned *high) {
    char path[512];
    lock_path(c, kind, path, sizeof path);
    FILE *file = fopen(path, "r");
    if (!file) return false;
    bool whole = fscanf(file, "%u %u", low, high) == 2;
    fclose(file);
    return whole;
}

static unsigned max_clock(const card *c, unsigned type) {
    if (type == MEMORY) return (unsigned)card_number(c, "clk.maxmem", 10501);
    return (unsigned)card_number(c, "clk.maxsm", 3105);
}

static unsigned between(unsigned value, unsigned low, unsigned high) {
    return value < low ? low : value > high ? high : value;
}

static unsigned clock_now(const card *c, unsigned type) {
    unsigned low, high;
    if (type == MEMORY) {
        unsigned value = (unsigned)card_number(c, "clk.mem", 405);
        return read_lock(c, "mlock", &low, &high) ? between(value, low, high) : value;
    }
    unsigned value = (unsigned)card_number(c, "clk.sm", 210);
    if (!read_lock(c, "lock", &low, &high)) return value;
    if (high != LIMIT_TDP && card_number(c, "clk.deaf", 0)) return value;
    unsigned base = (unsigned)card_number(c, "clk.base", 1980);
    if (low == LIMIT_TDP) low = base;
    if (low == LIMIT_UNLIMITED) low = 0;
    if (high == LIMIT_TDP) high = base;
    if (high == LIMIT_UNLIMITED) high = max_clock(c, SM);
    return between(value, low, high);
}

API int nvmlDeviceGetClockInfo(card *c, unsigned type, unsigned *out) {
    GATE(c);
    if (type > VIDEO) return INVALID_ARGUMENT;
    *out = clock_now(c, type);
    return SUCCESS;
}

API int nvmlDeviceGetMaxClockInfo(card *c, unsigned type, unsigned *out) {
    GATE(c);
    if (type > VIDEO) return INVALID_ARGUMENT;
    *out = max_clock(c, type);
    return SUCCESS;
}

API int nvmlDeviceGetSupportedMemoryClocks(card *c, unsigned *count, unsigned *out) {
    GATE(c);
    unsigned clocks[2] = {max_clock(c, MEMORY), 405};
    bool room = out && *count >= 2;
    *count = 2;
    if (!room) return INSUFFICIENT_SIZE;
    memcpy(out, clocks, sizeof clocks);
    return SUCCESS;
}

API int nvmlDeviceGetSupportedGraphicsClocks(card *c, unsigned memory, unsigned *count, unsigned *out) {
    GATE(c);
    (void)memory;
    unsigned highest = max_clock(c, SM), lowest = 210, step = 15;
    unsigned n = (highest - lowest) / step + 1;
    bool room = out && *count >= n;
    *count = n;
    if (!room) return INSUFFICIENT_SIZE;
    for (unsigned i = 0; i < n; i++) out[i] = highest - i * step;
    return SUCCESS;
}

static int may_change(void) {
    char word[8];
    if (script_text("root", word, sizeof word)) return atoi(word) ? SUCCESS : NO_PERMISSION;
    return geteuid() == 0 ? SUCCESS : NO_PERMISSION;
}

static bool valid_range(unsigned low, unsigned high) {
    bool low_named = low >= 0xffffff00u, high_named = high >= 0xffffff00u;
    return low_named == high_named && (low_named || low <= high);
}

static int set_lock(card *c, const char *function, const char *kind, unsigned low, unsigned high) {
    char path[512], arguments[64];
    int code = may_change();
    if (!code && !valid_range(low, high)) code = INVALID_ARGUMENT;
    snprintf(arguments, sizeof arguments, "%u,%u", low, high);
    log_call(function, c, arguments, code);
    if (code) return code;
    lock_path(c, kind, path, sizeof path);
    FILE *file = fopen(path, "w");
    if (!file) return UNKNOWN;
    fprintf(file, "%u %u\n", low, high);
    fclose(file);
    return SUCCESS;
}

static int reset_lock(card *c, const char *kind) {
    char path[512];
    int code = may_change();
    if (code) return code;
    lock_path(c, kind, path, sizeof path);
    unlink(path);
    return SUCCESS;
}

API int nvmlDeviceSetGpuLockedClocks(card *c, unsigned low, unsigned high) {
    GATE(c);
    return set_lock(c, __func__, "lock", low, high);
}

API int nvmlDeviceResetGpuLockedClocks(card *c) {
    GATE(c);
    return reset_lock(c, "lock");
}

API int nvmlDeviceSetMemoryLockedClocks(card *c, unsigned low, unsigned high) {
    GATE(c);
    return set_lock(c, __func__, "mlock", low, high);
}

API int nvmlDeviceResetMemoryLockedClocks(card *c) {
    GATE(c);
    return reset_lock(c, "mlock");
}
