/* The script of the simulator: a flat text file of key=value lines. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include <stdbool.h>
#include <stddef.h>

/* Path of the script, $NVML_SIM_STATE. */
const char *script_path(void);

/* Copy the text of `key` into `out`; false when the script does not have it. */
bool script_text(const char *key, char *out, size_t size);

/* The number under `key`, or `fallback`. A number may end in M (MiB); a ramp is written
   @start:from:to:seconds, where start is in Unix seconds. */
double script_number(const char *key, double fallback);

/* Unix time in seconds. */
double script_now(void);

#endif
