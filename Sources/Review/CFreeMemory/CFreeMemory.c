#include "CFreeMemory.h"

#include <malloc.h>

void free_memory_return(void) { malloc_trim(0); }
