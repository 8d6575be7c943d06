/* Readings that are one number; a negative one answers "not supported". */
#define _GNU_SOURCE

#include "sim.h"

static int reading(card *c, const char *key, double fallback, unsigned *out) {
    double value = card_number(c, key, fallback);
    if (value < 0) return NOT_SUPPORTED;
    *out = (unsigned)value;
    return SUCCESS;
}

#define READING(function, key, fallback)          \
    API int function(card *c, unsigned *out) {    \
        GATE(c);                                  \
        return reading(c, key, fallback, out);    \
    }

READING(nvmlDeviceGetPerformanceState, "pstate", 8)
READING(nvmlDeviceGetPowerUsage, "power", 18000)
READING(nvmlDeviceGetEnforcedPowerLimit, "power.limit", 220000)
READING(nvmlDeviceGetPowerManagementLimit, "power.limit", 220000)
READING(nvmlDeviceGetPowerManagementDefaultLimit, "power.limit", 220000)
READING(nvmlDeviceGetFanSpeed, "fan", 0)
READING(nvmlDeviceGetDisplayActive, "display", 1)
READING(nvmlDeviceGetPowerSource, "power.source", 0)
READING(nvmlDeviceGetCurrPcieLinkGeneration, "pcie.gen", 4)
READING(nvmlDeviceGetMaxPcieLinkGeneration, "pcie.maxgen", 4)
READING(nvmlDeviceGetCurrPcieLinkWidth, "pcie.width", 16)
READING(nvmlDeviceGetMaxPcieLinkWidth, "pcie.maxwidth", 16)

API int nvmlDeviceGetTemperature(card *c, unsigned sensor, unsigned *out) {
    GATE(c);
    return sensor ? INVALID_ARGUMENT : reading(c, "temp", 41, out);
}

typedef struct {
    unsigned gpu, memory;
} utilization;

API int nvmlDeviceGetUtilizationRates(card *c, utilization *out) {
    GATE(c);
    int code = reading(c, "util.gpu", 0, &out->gpu);
    return code ? code : reading(c, "util.mem", 0, &out->memory);
}

API int nvmlDeviceGetCurrentClocksEventReasons(card *c, unsigned long long *mask) {
    GATE(c);
    *mask = (unsigned long long)card_number(c, "reasons", 1);
    return SUCCESS;
}
