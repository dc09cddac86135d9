#include "Arguments.h"

static int count;
static char **list;

// The C library of Linux calls constructors with what it calls main with.
__attribute__((constructor)) static void keep(int given, char **words) {
  count = given;
  list = words;
}

int arguments_count(void) { return count; }

const char *arguments_at(int index) { return list[index]; }
