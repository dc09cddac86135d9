#pragma once

// What authors' code is run for, thread by thread, and what happens when it crashes: the program notes that in a file in
// memory and starts itself again.
//
// This is C because most of it runs where a signal has stopped a thread, perhaps in the middle of an allocation: it calls
// nothing that POSIX forbids there, and allocates nothing.

#include "Arguments.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a piece of work came to its end.
enum restart_cause {
  /// A signal, such as that of a failed precondition.
  restart_cause_signal = 1,
  /// The stack was used up.
  restart_cause_stack = 2,
  /// The code ended the process by `exit`.
  restart_cause_exit = 3,
  /// The code did not end in time.
  restart_cause_overdue = 4,
  /// None: all code was tried, and the program starts again to do its work from the beginning.
  restart_cause_tried = 5,
};

/// The head of a record in the file; the three texts follow.
struct restart_record {
  /// `restart_magic` in every record.
  uint32_t magic;
  /// One of `restart_cause`.
  int32_t cause;
  /// The signal's number; 0 for none.
  int32_t signal;
  /// Whether the language was asked for a trace.
  int32_t traced;
  /// Bytes of the work's id; 0 where no piece of work was in hand.
  int32_t id_length;
  /// Bytes of what the code had written to standard error: its last ones.
  int32_t said_length;
  /// Bytes of the trace.
  int32_t trace_length;
  /// Whether the user had asked the run to stop.
  int32_t interrupted;
  /// Whether all views had been made, and shots were being drawn.
  int32_t drawing;
};

/// The first four bytes of a record.
static const uint32_t restart_magic = 0x64736372;

/// A piece of work in hand, or the place for one.
struct restart_work;

/// Makes a file in memory that is closed when another program is started; -1 where that cannot be.
int restart_open_memory(const char *_Nonnull name);

/// How the process starts itself again.
struct restart_plan {
  /// The file of records.
  int journal;
  /// The file that takes the place of standard error while authors' code runs; -1 for none.
  int captured;
  /// Standard output itself.
  int output;
  /// Standard error itself.
  int errors;
  /// Crashes for which the language may still be asked for a trace.
  int traces;
  /// Words in standard error that name the cause, so that no trace is needed; null for none.
  const char *_Nullable explained;
  /// Whether what was put off is run in the name of the piece of work that put it off, so that a crash outside of all
  /// pieces is not worth another start.
  bool careful;
  /// The arguments and the environment, each with a null at its end; both live as long as the process.
  char *_Nullable *_Nonnull arguments;
  char *_Nullable *_Nonnull environment;
};

/// From now on crashes are caught. Called once.
void restart_arm(struct restart_plan plan);

/// Starts the program again, which knows then that all code was tried. Returns only where that cannot be.
void restart_again(void);

/// From now on shots are drawn; all views have been made.
void restart_note_drawing(void);

/// From now on a crash ends the process: something was done that may not be done twice.
void restart_commit(void);

/// From now on `exit` is the program's own.
void restart_finish(void);

/// Ends the process at once, without handlers; `_exit` is taken for an author's.
_Noreturn void restart_end_process(int status);

/// Notes that the user has asked the run to stop; a signal's handler may call it.
void restart_note_interruption(void);

/// Begins a piece of work of this thread.
/// - Parameters:
///   - text: its id, a zero, and what users are told of it; kept shortened where it is too long.
///   - length: the bytes of both with the zero.
///   - traced: whether a crash is worth a trace.
/// - Returns: false where the thread has one in hand already, which stays.
bool restart_begin(const char *_Nonnull text, size_t length, bool traced);

/// Ends the piece of work of this thread.
void restart_end(void);

/// Lays the piece of work of this thread aside; another may be begun meanwhile.
/// - Returns: what `restart_resume` takes.
int restart_pause(void);

/// Takes up what was laid aside.
void restart_resume(int paused);

/// Begins a piece of work of any thread, for code that is awaited; there is one at most.
/// - Returns: true.
bool restart_begin_anywhere(const char *_Nonnull text, size_t length, bool traced);

/// Ends it.
void restart_end_anywhere(void);

/// The places of all threads, one after the other; null for the first, and after the last.
struct restart_work *_Nullable restart_next(struct restart_work *_Nullable work);

/// The number of the piece of work in a place, which no other has; 0 for none.
long restart_number(struct restart_work *_Nonnull work);

/// Copies what users are told of the piece of work in a place, with a zero at its end.
void restart_copy_name(struct restart_work *_Nonnull work, char *_Nonnull buffer, size_t capacity);

/// Ends a piece of work that did not end in time, if it is still that of this number. It returns where it is not, or where
/// the thread that works on it is still to stop.
void restart_overdue(struct restart_work *_Nonnull work, long number);
