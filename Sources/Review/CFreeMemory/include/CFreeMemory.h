#pragma once

/// Returns memory that was freed to the system. Pages between what a long run keeps would stay with the thread that freed them:
/// those of files that were read, of caches that were emptied, of pictures.
///
/// In C because Swift's module of the C library does not hold `malloc.h`.
void free_memory_return(void);

/// Makes each allocation of more bytes pages of its own, which go back to the system when it is freed. By itself the allocator
/// raises that limit to the largest allocation that was ever freed, and then keeps what pictures of that size leave.
void free_memory_of_pictures(int bytes);
