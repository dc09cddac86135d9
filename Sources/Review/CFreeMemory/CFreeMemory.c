#include "CFreeMemory.h"

#include <malloc.h>

void free_memory_return(void) { malloc_trim(0); }

void free_memory_of_pictures(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }
