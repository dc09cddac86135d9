#define _GNU_SOURCE
#include "CRestart.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { text_capacity = 1024, said_capacity = 16384, trace_capacity = 16384, alternate_stack = 1 << 16 };

struct restart_work {
  struct restart_work *next;
  pthread_t thread;
  // The lowest address of the thread's stack; 0 where that is not known.
  uintptr_t stack;
  // Bytes of the text; 0 while nothing is in hand.
  atomic_int length;
  atomic_long number;
  // Whether a crash is worth a trace.
  bool traced;
  char text[text_capacity];
};

static __thread struct restart_work *mine;
static _Atomic(struct restart_work *) places;
static struct restart_work anywhere;
// In whose name a crash is noted that happened in no piece of work.
static struct restart_work nobody = {.traced = true};
static atomic_long numbers;
// The piece of work that is to stop because it does not end; 0 for none.
static atomic_long overdue;

static struct restart_plan plan;
// The process that is to start again; a copy of it is not.
static pid_t owner;
static atomic_bool armed, committed, finished, interrupted, drawing, handling;
static struct sigaction earlier[NSIG];
static sigset_t first_mask;
// Stops a thread whose work does not end: one of those that threads of a pool let through.
static const int stop = SIGTRAP;
static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};

int restart_open_memory(const char *name) {
  int file = memfd_create(name, MFD_CLOEXEC);
  if (file >= 0) fcntl(file, F_SETFL, O_APPEND);
  return file;
}

// MARK: What is in hand

// The place of this thread, made when it is first asked for: with a stack for a handler to run on where the thread's own
// is used up.
static struct restart_work *place(void) {
  if (mine) return mine;
  struct restart_work *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  made->thread = pthread_self();
  pthread_attr_t attributes;
  if (pthread_getattr_np(made->thread, &attributes) == 0) {
    void *lowest = NULL;
    size_t size = 0;
    if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) made->stack = (uintptr_t)lowest;
    pthread_attr_destroy(&attributes);
  }
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && stack.ss_flags & SS_DISABLE) {
    stack = (stack_t){.ss_sp = malloc(alternate_stack), .ss_size = alternate_stack};
    if (stack.ss_sp) sigaltstack(&stack, NULL);
  }
  mine = made;
  made->next = atomic_load(&places);
  while (!atomic_compare_exchange_weak(&places, &made->next, made)) {
  }
  return made;
}

static void begin(struct restart_work *work, const char *text, size_t length, bool traced) {
  size_t kept = length < text_capacity ? length : text_capacity - 1;
  memcpy(work->text, text, kept);
  work->text[kept] = 0;
  work->traced = traced;
  atomic_store(&work->number, atomic_fetch_add(&numbers, 1) + 1);
  atomic_store(&work->length, (int)kept);
}

// Keeps a thread where it is while the program is about to start again: it would end what is noted.
static void wait_for_restart(void) {
  while (atomic_load(&handling)) pause();
}

bool restart_begin(const char *text, size_t length, bool traced) {
  struct restart_work *work = place();
  if (!work || atomic_load(&work->length)) return false;
  wait_for_restart();
  begin(work, text, length, traced);
  return true;
}

void restart_end(void) {
  wait_for_restart();
  if (mine) atomic_store(&mine->length, 0);
}

int restart_pause(void) { return mine ? atomic_exchange(&mine->length, 0) : 0; }

void restart_resume(int paused) {
  if (!mine || !paused) return;
  atomic_store(&mine->number, atomic_fetch_add(&numbers, 1) + 1);
  atomic_store(&mine->length, paused);
}

bool restart_begin_anywhere(const char *text, size_t length, bool traced) {
  begin(&anywhere, text, length, traced);
  return true;
}

void restart_end_anywhere(void) {
  wait_for_restart();
  atomic_store(&anywhere.length, 0);
}

struct restart_work *restart_next(struct restart_work *work) {
  if (!work) return &anywhere;
  return work == &anywhere ? atomic_load(&places) : work->next;
}

long restart_number(struct restart_work *work) {
  return atomic_load(&work->length) ? atomic_load(&work->number) : 0;
}

// Where what users are told of begins in a text: behind the id and its zero.
static const char *name_of(const struct restart_work *work) {
  size_t id = strnlen(work->text, text_capacity);
  return id + 1 < text_capacity && work->text[id + 1] ? work->text + id + 1 : work->text;
}

void restart_copy_name(struct restart_work *work, char *buffer, size_t capacity) {
  strncpy(buffer, name_of(work), capacity - 1);
  buffer[capacity - 1] = 0;
}

// MARK: Crashes

static void tell(const char *text) {
  ssize_t written = write(plan.errors, text, strlen(text));
  (void)written;
}

// Copies a part of a file to the end of another.
static void copy(int from, off_t start, off_t length, int to) {
  static char buffer[4096];
  while (length > 0) {
    ssize_t count = pread(from, buffer, length < (off_t)sizeof buffer ? (size_t)length : sizeof buffer, start);
    if (count <= 0) return;
    ssize_t written = write(to, buffer, (size_t)count);
    (void)written;
    start += count;
    length -= count;
  }
}

static off_t captured_length(void) { return plan.captured < 0 ? 0 : lseek(plan.captured, 0, SEEK_END); }

// Gives standard error back, with what was kept from it.
static void release_errors(void) {
  if (plan.captured < 0) return;
  copy(plan.captured, 0, captured_length(), plan.errors);
  dup2(plan.errors, STDERR_FILENO);
}

// Whether work for something else is in hand.
static bool is_worked_on(const struct restart_work *besides) {
  for (struct restart_work *work = atomic_load(&places); work; work = work->next) {
    if (atomic_load(&work->length) && strcmp(work->text, besides->text) != 0) return true;
  }
  return false;
}

// Notes what happened and starts the program again. Returns only where that cannot be.
static void restart(struct restart_work *work, int cause, int number, siginfo_t *info, void *context) {
  off_t said = captured_length();
  struct sigaction *language = number ? &earlier[number] : NULL;
  // Read first: there may be less of it than there was.
  static char said_text[said_capacity], trace_text[trace_capacity];
  off_t said_length = said < said_capacity ? said : said_capacity;
  ssize_t said_count = pread(plan.captured, said_text, (size_t)said_length, said - said_length);
  if (said_count < 0) said_count = 0;
  // What has named its cause needs no trace.
  bool explained = plan.explained && memmem(said_text, (size_t)said_count, plan.explained, strlen(plan.explained));
  // Others would crash while it traces this one, and it leaves crashes of others to the system.
  bool alone = plan.careful || !is_worked_on(work);
  bool wanted = alone && work->traced && !explained && plan.captured >= 0 && plan.traces > 0;
  bool traced = wanted && language && language->sa_flags & SA_SIGINFO;
  // It writes its trace to standard error, and gives the signals back to the system.
  if (traced) language->sa_sigaction(number, info, context);
  off_t trace = captured_length() > said ? captured_length() - said : 0;

  struct restart_record record = {
      .magic = restart_magic,
      .cause = cause,
      .signal = number,
      .traced = traced,
      .id_length = (int32_t)strnlen(work->text, text_capacity),
      .said_length = (int32_t)said_count,
      .trace_length = (int32_t)(trace < trace_capacity ? trace : trace_capacity),
      .interrupted = atomic_load(&interrupted),
      .drawing = atomic_load(&drawing),
  };
  ssize_t count = pread(plan.captured, trace_text, (size_t)record.trace_length, said);
  record.trace_length = count > 0 ? (int32_t)count : 0;
  struct iovec parts[] = {
      {&record, sizeof record},
      {work->text, (size_t)record.id_length},
      {said_text, (size_t)record.said_length},
      {trace_text, (size_t)record.trace_length},
  };
  ssize_t whole = (ssize_t)sizeof record + record.id_length + record.said_length + record.trace_length;
  if (writev(plan.journal, parts, 4) != whole) return;

  dup2(plan.output, STDOUT_FILENO);
  dup2(plan.errors, STDERR_FILENO);
  fcntl(plan.journal, F_SETFD, 0);
  sigprocmask(SIG_SETMASK, &first_mask, NULL);
  execve("/proc/self/exe", plan.arguments, plan.environment);
  fcntl(plan.journal, F_SETFD, FD_CLOEXEC);
}

static struct restart_work *in_hand(void) {
  if (mine && atomic_load(&mine->length)) return mine;
  return atomic_load(&anywhere.length) ? &anywhere : NULL;
}

static void handle(int number, siginfo_t *info, void *context) {
  int error = errno;
  bool is_ours = info->si_code > 0 || info->si_pid == getpid();
  struct restart_work *work = is_ours ? in_hand() : NULL;
  bool is_overdue = work && atomic_load(&work->number) == atomic_load(&overdue);
  // It has ended meanwhile.
  if (number == stop && info->si_code <= 0 && atomic_exchange(&overdue, 0) && !is_overdue) return;
  // The second of two threads waits for the first to start the program again.
  if (is_ours && atomic_exchange(&handling, true)) {
    for (;;) pause();
  }
  if (is_ours && (work || !plan.careful) && !atomic_load(&committed)) {
    uintptr_t address = (uintptr_t)info->si_addr;
    bool is_full = number == SIGSEGV && work && work->stack && address > work->stack - (1 << 20) &&
                   address < work->stack + (1 << 18);
    int cause = is_overdue ? restart_cause_overdue : is_full ? restart_cause_stack : restart_cause_signal;
    restart(work ? work : &nobody, cause, number, info, context);
  }
  release_errors();
  if (work) {
    tell("dsrender: the program crashed while it worked on ");
    tell(name_of(work));
    tell("\n");
  } else if (is_ours) {
    tell("dsrender: the program crashed outside of previews: in a task, on another thread, or by itself\n");
  }
  // The fault comes again, and is the language's to report; what was sent has to be sent again.
  sigaction(number, &earlier[number], NULL);
  if (info->si_code <= 0) raise(number);
  errno = error;
}

// Ends the process now, whatever is defined below.
_Noreturn static void end_process(int status) {
  for (;;) syscall(SYS_exit_group, status);
}

static void leave(void) {
  if (!atomic_load(&armed) || atomic_load(&finished)) return;
  struct restart_work *work = in_hand();
  if ((work || !plan.careful) && !atomic_load(&committed) && !atomic_exchange(&handling, true)) {
    restart(work ? work : &nobody, restart_cause_exit, 0, NULL, NULL);
  }
  release_errors();
  tell("dsrender: code of the package ended the program by 'exit'\n");
  // What was asked for has not been done.
  end_process(70);
}

// `_exit`, `_Exit` and `quick_exit` run no handlers, so that a preview that calls one would end the run as if it were
// finished. The program's own definitions stand before the system's. Processes that authors' code makes by `fork` end as
// they like.
void _exit(int status) {
  if (atomic_load(&armed) && getpid() == owner) leave();
  end_process(status);
}

void _Exit(int status) { _exit(status); }

void quick_exit(int status) { _exit(status); }

void restart_overdue(struct restart_work *work, long number) {
  if (!atomic_load(&armed) || atomic_load(&committed) || restart_number(work) != number) return;
  atomic_store(&overdue, number);
  if (work != &anywhere) {
    pthread_kill(work->thread, stop);
  } else if (!atomic_exchange(&handling, true)) {
    restart(work, restart_cause_overdue, 0, NULL, NULL);
  }
}

void restart_arm(struct restart_plan made) {
  plan = made;
  owner = getpid();
  sigprocmask(SIG_BLOCK, NULL, &first_mask);
  atomic_store(&armed, true);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    struct sigaction action = {.sa_flags = SA_ONSTACK | SA_SIGINFO};
    action.sa_sigaction = handle;
    sigaction(signals[index], &action, &earlier[signals[index]]);
  }
  atexit(leave);
}

void restart_again(void) {
  if (!atomic_load(&armed) || atomic_load(&committed) || atomic_exchange(&handling, true)) return;
  restart(&nobody, restart_cause_tried, 0, NULL, NULL);
  atomic_store(&handling, false);
}

void restart_note_drawing(void) { atomic_store(&drawing, true); }

void restart_commit(void) { atomic_store(&committed, true); }

void restart_finish(void) { atomic_store(&finished, true); }

void restart_end_process(int status) { end_process(status); }

void restart_note_interruption(void) { atomic_store(&interrupted, true); }
