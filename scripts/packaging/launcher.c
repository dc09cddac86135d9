// Starts the program of a package with the package's own loader and libraries, whatever the machine has. Linked
// statically: it runs where there is no libc and no shell.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

// LOADER, the loader's file name, is set by scripts/package.

static char root[PATH_MAX];

// The folder above the one that this program lies in. Where /proc is not mounted, the kernel's word for how the program was
// found serves too.
static int find_root(void) {
  const char *started = (const char *)getauxval(AT_EXECFN);
  if (!realpath("/proc/self/exe", root) && !(started && realpath(started, root))) return 0;
  for (int up = 0; up < 2; up++) {
    char *slash = strrchr(root, '/');
    if (!slash) return 0;
    *slash = 0;
  }
  return 1;
}

int main(int count, char **words) {
  char loader[PATH_MAX + 64], libraries[PATH_MAX + 64], program[PATH_MAX + 64];
  if (!find_root()) {
    perror("dsrender: cannot find its own folder");
    return 71;
  }
  snprintf(loader, sizeof loader, "%s/lib/%s", root, LOADER);
  snprintf(libraries, sizeof libraries, "%s/lib", root);
  snprintf(program, sizeof program, "%s/libexec/dsrender", root);

  // Libraries of the machine, in front of or between those of the package, could change what is drawn, or fail.
  unsetenv("LD_PRELOAD");
  unsetenv("LD_AUDIT");

  char *own[] = {loader,  "--inhibit-cache", "--library-path", libraries,
                 "--argv0", count > 0 ? words[0] : "dsrender", program};
  size_t begin = sizeof own / sizeof *own, rest = count > 1 ? (size_t)count - 1 : 0;
  char **all = calloc(begin + rest + 1, sizeof *all);
  if (!all) return 71;
  memcpy(all, own, sizeof own);
  if (rest) memcpy(all + begin, words + 1, rest * sizeof *all);
  execv(loader, all);
  fprintf(stderr, "dsrender: cannot start '%s': %s\n", loader, strerror(errno));
  return 71;
}
