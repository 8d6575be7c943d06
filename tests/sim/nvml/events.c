/* Xid events. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <unistd.h>

#include "sim.h"

#define XID_EVENT 8ull

typedef struct {
    bool wanted[MAX_CARDS];
    double delivered[MAX_CARDS];
} event_set;

typedef struct {
    card *device;
    unsigned long long type, data;
    unsigned gpu_instance, compute_instance;
} event_data;

API int nvmlEventSetCreate(event_set **out) {
    GATE(NULL);
    *out = calloc(1, sizeof **out);
    return SUCCESS;
}

API int nvmlEventSetFree(event_set *set) {
    free(set);
    return SUCCESS;
}

API int nvmlDeviceGetSupportedEventTypes(card *c, unsigned long long *mask) {
    GATE(c);
    *mask = (unsigned long long)card_number(c, "events", 0x9d);
    return SUCCESS;
}

API int nvmlDeviceRegisterEvents(card *c, unsigned long long types, event_set *set) {
    GATE(c);
    if (types & ~(unsigned long long)card_number(c, "events", 0x9d)) return NOT_SUPPORTED;
    set->wanted[c->index] = types & XID_EVENT;
    set->delivered[c->index] = card_number(c, "xid_seq", 0);
    return SUCCESS;
}

API int nvmlEventSetWait_v2(event_set *set, event_data *out, unsigned timeout_ms) {
    GATE(NULL);
    double end = script_now() + timeout_ms / 1000.0;
    do {
        for (int i = 0; i < MAX_CARDS; i++) {
            card *c = &cards[i];
            if (!set->wanted[i] || card_number(c, "xid_seq", 0) <= set->delivered[i]) continue;
            set->delivered[i]++;
            unsigned long long xid = (unsigned long long)card_number(c, "xid", 31);
            *out = (event_data){c, XID_EVENT, xid, ~0u, ~0u};
            return SUCCESS;
        }
        if (timeout_ms) usleep(5000);
    } while (script_now() < end);
    return TIMEOUT;
}
