#define _GNU_SOURCE
#include "script.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *text; /* the script with a newline before its first line */
static struct stat seen;

const char *script_path(void) {
    const char *path = getenv("NVML_SIM_STATE");
    return path ? path : "";
}

double script_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static bool unchanged(const struct stat *now) {
    return text && now->st_ino == seen.st_ino && now->st_size == seen.st_size &&
           now->st_mtim.tv_sec == seen.st_mtim.tv_sec &&
           now->st_mtim.tv_nsec == seen.st_mtim.tv_nsec;
}

static void refresh(void) {
    struct stat now;
    if (stat(script_path(), &now) != 0) {
        free(text);
        text = NULL;
        return;
    }
    if (unchanged(&now)) return;
    FILE *file = fopen(script_path(), "r");
    if (!file) return;
    char *fresh = malloc((size_t)now.st_size + 2);
    size_t length = fread(fresh + 1, 1, (size_t)now.st_size, file);
    fclose(file);
    fresh[0] = '\n';
    fresh[length + 1] = '\0';
    free(text);
    text = fresh;
    seen = now;
}

bool script_text(const char *key, char *out, size_t size) {
    char pattern[128];
    snprintf(pattern, sizeof pattern, "\n%s=", key);
    pthread_mutex_lock(&lock);
    refresh();
    const char *found = text ? strstr(text, pattern) : NULL;
    if (found) {
        found += strlen(pattern);
        size_t length = strcspn(found, "\n");
        if (length >= size) length = size - 1;
        memcpy(out, found, length);
        out[length] = '\0';
    }
    pthread_mutex_unlock(&lock);
    return found != NULL;
}

static double number(const char *word, char **end) {
    double value = strtod(word, end);
    if (**end == 'M') {
        value *= 1048576.0;
        (*end)++;
    }
    return value;
}

static double ramp(const char *word) {
    double part[4];
    char *end = (char *)word;
    for (int i = 0; i < 4; i++) part[i] = number(end + 1, &end);
    double share = part[3] > 0 ? (script_now() - part[0]) / part[3] : 1.0;
    if (share < 0) share = 0;
    if (share > 1) share = 1;
    return part[1] + (part[2] - part[1]) * share;
}

double script_number(const char *key, double fallback) {
    char word[256];
    char *end;
    if (!script_text(key, word, sizeof word)) return fallback;
    return word[0] == '@' ? ramp(word) : number(word, &end);
}
