/* Which cards there are, their memory and who uses it. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

API int nvmlDeviceGetCount_v2(unsigned *count) {
    GATE(NULL);
    *count = (unsigned)script_number("count", 1);
    return SUCCESS;
}

API int nvmlDeviceGetHandleByIndex_v2(unsigned index, card **out) {
    if (index >= (unsigned)script_number("count", 1) || index >= MAX_CARDS) return INVALID_ARGUMENT;
    GATE(&cards[index]);
    *out = &cards[index];
    return SUCCESS;
}

static void uuid_of(const card *c, char *out, size_t size) {
    if (!card_text(c, "uuid", out, size))
        snprintf(out, size, "GPU-00000000-0000-0000-0000-%012d", c->index + 1);
}

API int nvmlDeviceGetHandleByUUID(const char *uuid, card **out) {
    GATE(NULL);
    for (int i = 0; i < (int)script_number("count", 1); i++) {
        char own[96];
        uuid_of(&cards[i], own, sizeof own);
        if (strcmp(own, uuid) == 0) {
            *out = &cards[i];
            return SUCCESS;
        }
    }
    return NOT_FOUND;
}

API int nvmlDeviceGetUUID(card *c, char *out, unsigned size) {
    GATE(c);
    char own[96];
    uuid_of(c, own, sizeof own);
    return copy_text(own, out, size);
}

API int nvmlDeviceGetIndex(card *c, unsigned *index) {
    GATE(c);
    *index = (unsigned)c->index;
    return SUCCESS;
}

API int nvmlDeviceGetName(card *c, char *out, unsigned size) {
    GATE(c);
    char name[96];
    if (!card_text(c, "name", name, sizeof name)) strcpy(name, "NVIDIA GeForce RTX 4070 SUPER");
    return copy_text(name, out, size);
}

typedef struct {
    char legacy[16];
    unsigned domain, bus, device, device_id, subsystem_id;
    char bus_id[32];
} pci_info;

API int nvmlDeviceGetPciInfo_v3(card *c, pci_info *out) {
    GATE(c);
    memset(out, 0, sizeof *out);
    out->bus = (unsigned)card_number(c, "pci.bus", c->index + 1);
    snprintf(out->legacy, sizeof out->legacy, "0000:%02X:00.0", out->bus & 0xffu);
    snprintf(out->bus_id, sizeof out->bus_id, "00000000:%02X:00.0", out->bus & 0xffu);
    return SUCCESS;
}

API int nvmlDeviceGetCudaComputeCapability(card *c, int *major, int *minor) {
    GATE(c);
    int both = (int)card_number(c, "cc", 89);
    *major = both / 10;
    *minor = both % 10;
    return SUCCESS;
}

/* MIG: mig=1 divides card N; mig.instances lists the numbers under which its instances stand. */

API int nvmlDeviceGetMigMode(card *c, unsigned *current, unsigned *pending) {
    GATE(c);
    if (card_number(c, "mig", -1) < 0) return NOT_SUPPORTED;
    *current = *pending = (unsigned)card_number(c, "mig", 0);
    return SUCCESS;
}

API int nvmlDeviceGetMaxMigDeviceCount(card *c, unsigned *count) {
    GATE(c);
    *count = 7;
    return SUCCESS;
}

API int nvmlDeviceGetMigDeviceHandleByIndex(card *c, unsigned index, card **out) {
    GATE(c);
    char words[64] = "";
    card_text(c, "mig.instances", words, sizeof words);
    char *rest = words;
    for (char *word; (word = strsep(&rest, ",")) != NULL; index--) {
        int number = atoi(word);
        if (index == 0 && *word && number < MAX_CARDS) {
            *out = &cards[number];
            return SUCCESS;
        }
    }
    return NOT_FOUND;
}

/* Memory: v1 counts the driver's own reserve as used, v2 does not. */

typedef struct {
    unsigned long long total, free, used;
} memory_v1;

typedef struct {
    unsigned version;
    unsigned long long total, reserved, free, used;
} memory_v2;

static void fill_memory(const card *c, memory_v2 *out) {
    out->total = (unsigned long long)card_number(c, "mem.total", 12282 * MIB);
    out->reserved = (unsigned long long)card_number(c, "mem.reserved", 385 * MIB);
    out->used = (unsigned long long)card_number(c, "mem.used", 900 * MIB);
    unsigned long long taken = out->reserved + out->used;
    out->free = out->total > taken ? out->total - taken : 0;
}

API int nvmlDeviceGetMemoryInfo(card *c, memory_v1 *out) {
    GATE(c);
    memory_v2 all;
    fill_memory(c, &all);
    *out = (memory_v1){all.total, all.free, all.used + all.reserved};
    return SUCCESS;
}

API int nvmlDeviceGetMemoryInfo_v2(card *c, memory_v2 *out) {
    GATE(c);
    if (out->version != (sizeof(memory_v2) | (2u << 24))) return VERSION;
    fill_memory(c, out);
    return SUCCESS;
}

/* Processes. */

#define NOT_AVAILABLE (~0ull)

typedef struct {
    unsigned pid;
    unsigned long long bytes;
    unsigned gpu_instance, compute_instance;
} process_info;

static int list_processes(card *c, const char *key, unsigned *count, process_info *out) {
    char words[512] = "";
    process_info found[32];
    unsigned n = 0;
    card_text(c, key, words, sizeof words);
    char *rest = words;
    for (char *word; n < 32 && (word = strsep(&rest, ",")) != NULL;) {
        const char *bytes = strchr(word, ':');
        if (!bytes) continue;
        bool unknown = strcmp(bytes + 1, "NA") == 0;
        found[n++] = (process_info){(unsigned)atoi(word),
                                    unknown ? NOT_AVAILABLE : strtoull(bytes + 1, NULL, 10), ~0u, ~0u};
    }
    unsigned room = *count;
    *count = n;
    if (n == 0) return SUCCESS;
    if (!out || room < n) return INSUFFICIENT_SIZE;
    memcpy(out, found, n * sizeof *out);
    return SUCCESS;
}

API int nvmlDeviceGetComputeRunningProcesses_v3(card *c, unsigned *count, process_info *out) {
    GATE(c);
    return list_processes(c, "compute", count, out);
}

API int nvmlDeviceGetGraphicsRunningProcesses_v3(card *c, unsigned *count, process_info *out) {
    GATE(c);
    return list_processes(c, "graphics", count, out);
}
