/* What the parts of the simulator share. */
#ifndef SIM_H
#define SIM_H

#include "script.h"

#define API __attribute__((visibility("default")))
#define MAX_CARDS 16
#define MIB 1048576.0

enum code {
    SUCCESS = 0,
    UNINITIALIZED = 1,
    INVALID_ARGUMENT = 2,
    NOT_SUPPORTED = 3,
    NO_PERMISSION = 4,
    NOT_FOUND = 6,
    INSUFFICIENT_SIZE = 7,
    DRIVER_NOT_LOADED = 9,
    TIMEOUT = 10,
    LIBRARY_NOT_FOUND = 12,
    GPU_IS_LOST = 15,
    MISMATCH = 18,
    VERSION = 25,
    UNKNOWN = 999,
};

typedef struct card {
    int index;
} card;

extern card cards[MAX_CARDS];

/* Readings of one card: the script's key N.<key>. */
double card_number(const card *c, const char *key, double fallback);
bool card_text(const card *c, const char *key, char *out, size_t size);

/* Write one line to $NVML_SIM_LOG. */
void log_call(const char *function, const card *c, const char *arguments, int code);

/* The code a call must answer with before it does anything: delays, injected errors, lost cards. */
int gate(const char *function, const card *c);

#define GATE(c)                          \
    do {                                 \
        int code_ = gate(__func__, (c)); \
        if (code_) return code_;         \
    } while (0)

/* INSUFFICIENT_SIZE when `value` does not fit. */
int copy_text(const char *value, char *out, unsigned size);

#endif
