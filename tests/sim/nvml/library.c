/* A libnvidia-ml.so.1 without a card: answers the calls of nvidia-ml-py from a script.

   count, driver, cuda, init_err   the machine; init_err makes nvmlInit fail
   root                            1 or 0 instead of the real user's rights
   delay.<function>                milliseconds before the answer
   err.<function>, err.all         the answer is this code; N.err.<function> for one card
   N.lost                          1: card N has fallen off the bus
   N.<key>                         readings of card N, see below
   N.compute, N.graphics           pid:bytes,pid:NA
   N.xid, N.xid_seq                raising the sequence number delivers the Xid

   Locked clocks are kept in <script>.lockN and <script>.mlockN, as a driver keeps them between
   processes. Every call is written to $NVML_SIM_LOG when that is set. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sim.h"

card cards[MAX_CARDS];
static int open_count;

double card_number(const card *c, const char *key, double fallback) {
    char full[128];
    snprintf(full, sizeof full, "%d.%s", c->index, key);
    return script_number(full, fallback);
}

bool card_text(const card *c, const char *key, char *out, size_t size) {
    char full[128];
    snprintf(full, sizeof full, "%d.%s", c->index, key);
    return script_text(full, out, size);
}

void log_call(const char *function, const card *c, const char *arguments, int code) {
    const char *path = getenv("NVML_SIM_LOG");
    FILE *file = path ? fopen(path, "a") : NULL;
    if (!file) return;
    fprintf(file, "%.6f pid=%d card=%d %s(%s) -> %d\n", script_now(), (int)getpid(),
            c ? c->index : -1, function, arguments, code);
    fclose(file);
}

static int gate_code(const char *function, const card *c) {
    char key[128];
    snprintf(key, sizeof key, "delay.%s", function);
    double delay_ms = script_number(key, 0);
    if (delay_ms > 0) usleep((useconds_t)(delay_ms * 1000));
    if (!open_count) return UNINITIALIZED;
    int code = (int)script_number("err.all", SUCCESS);
    if (code) return code;
    snprintf(key, sizeof key, "err.%s", function);
    if ((code = (int)script_number(key, SUCCESS))) return code;
    if (!c) return SUCCESS;
    if (c < cards || c >= cards + MAX_CARDS) return INVALID_ARGUMENT;
    if (card_number(c, "lost", 0)) return GPU_IS_LOST;
    return (int)card_number(c, key, SUCCESS);
}

int gate(const char *function, const card *c) {
    int code = gate_code(function, c);
    log_call(function, c, "", code);
    return code;
}

int copy_text(const char *value, char *out, unsigned size) {
    if (strlen(value) + 1 > size) return INSUFFICIENT_SIZE;
    strcpy(out, value);
    return SUCCESS;
}

static int system_text(const char *key, const char *fallback, char *out, unsigned size) {
    char value[256];
    return copy_text(script_text(key, value, sizeof value) ? value : fallback, out, size);
}

API int nvmlInitWithFlags(unsigned flags) {
    (void)flags;
    /* Once it was loaded, the loader gives it to whoever asks for NVML by its name: without a script
       it is no driver. */
    int code = *script_path() ? (int)script_number("init_err", SUCCESS) : LIBRARY_NOT_FOUND;
    log_call(__func__, NULL, "", code);
    if (code) return code;
    for (int i = 0; i < MAX_CARDS; i++) cards[i].index = i;
    open_count++;
    return SUCCESS;
}

API int nvmlInit_v2(void) { return nvmlInitWithFlags(0); }

API int nvmlShutdown(void) {
    int code = open_count ? SUCCESS : UNINITIALIZED;
    log_call(__func__, NULL, "", code);
    if (open_count) open_count--;
    return code;
}

API const char *nvmlErrorString(int code) {
    switch (code) {
        case SUCCESS: return "Success";
        case UNINITIALIZED: return "Uninitialized";
        case INVALID_ARGUMENT: return "Invalid Argument";
        case NOT_SUPPORTED: return "Not Supported";
        case NO_PERMISSION: return "Insufficient Permissions";
        case NOT_FOUND: return "Not Found";
        case INSUFFICIENT_SIZE: return "Insufficient Size";
        case DRIVER_NOT_LOADED: return "Driver Not Loaded";
        case TIMEOUT: return "Timeout";
        case GPU_IS_LOST: return "GPU is lost";
        case MISMATCH: return "Driver/library version mismatch";
        default: return "Unknown Error";
    }
}

API int nvmlSystemGetDriverVersion(char *out, unsigned size) {
    GATE(NULL);
    return system_text("driver", "580.95.05", out, size);
}

API int nvmlSystemGetNVMLVersion(char *out, unsigned size) {
    GATE(NULL);
    return system_text("nvml", "13.580.95.05", out, size);
}

API int nvmlSystemGetCudaDriverVersion_v2(int *version) {
    GATE(NULL);
    *version = (int)script_number("cuda", 13000);
    return SUCCESS;
}
