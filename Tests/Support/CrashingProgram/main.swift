// A program that crashes as authors' code does, in the way that its argument names; `CurrentWorkTests` and
// `CrashingRunTests` run it. It tells on standard error what it knows in the end, and ends with 7.

import DSDiagnostics
import DSFiles
import Glibc

@testable import DSCrashes

let here = SourceLocation(file: "Kit/Card.swift", line: 3)

/// Runs code unless it has crashed before.
func work(_ name: String, _ body: () -> Void) {
  let id = "kit/card/\(name)"
  if KnownCrashes.current.runs(id) { CurrentWork.run(id, at: here, body) }
}

/// Ends the program with what is known of the crashes in some pieces of work.
func tell(_ names: String...) -> Never {
  let found = names.compactMap { KnownCrashes.current.diagnostic(of: "kit/card/\($0)", at: here)?.text }
  end(found.joined(separator: "\n"))
}

/// Ends the program with a text.
func end(_ text: String, _ code: Int32 = 7) -> Never {
  Restarts.finish()
  write(STDERR_FILENO, text, text.utf8.count)
  exit(code)
}

/// Runs code that fails on another thread, in a while.
func failLater() {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      usleep(3000)
      fatalError("put off")
    }, nil)
}

func deep(_ count: Int) -> Int { count == .max ? 0 : deep(count + 1) + deep(count + 2) }

/// Is interrupted in some way, and tells whether it went on and knows of it.
func hangUp(_ scenario: String) -> Never {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, nil)
  if scenario == "hung-up-ignored" { signal(SIGHUP, SIG_IGN) }
  Interruption.install(limit: 1)
  if scenario != "hung-up" { Interruption.postpone() }
  raise(SIGHUP)
  if scenario == "hung-up-twice" { raise(SIGHUP) }
  while scenario == "hung-up-endless" { usleep(1000) }
  if scenario == "hung-up-keeping" {
    Interruption.keep()
    sleep(2)
  }
  end("asked to stop: \(Interruption.isRequested)")
}

let scenario = CommandLine.arguments.dropFirst().first ?? ""
if scenario == "endless" { Restarts.prepare(patience: 1, limit: 2) } else { Restarts.prepare() }
switch scenario {
case "error":
  work("list@light") {}
  work("card@light") {
    write(STDERR_FILENO, "looking for a card\n", 19)
    fatalError("no card")
  }
  tell("list@light", "card@light")
case "printing":
  print("begun by an author")
  work("list@light") {
    print("an author's text")
    fatalError("no list")
  }
  fflush(nil)
  try writeStandardOutput("our own\n")
  tell("list@light")
case "stack":
  work("deep@light") { _ = deep(0) }
  tell("deep@light")
case "abort":
  work("abort@light") { abort() }
  tell("abort@light")
case "exit":
  work("exit@light") { exit(0) }
  tell("exit@light")
case "underscore-exit":
  work("exit@light") { _exit(0) }
  tell("exit@light")
case "quick-exit":
  work("exit@light") { quick_exit(0) }
  tell("exit@light")
case "underscore-exit-elsewhere":
  _exit(0)
case "exit-elsewhere":
  exit(0)
case "endless":
  work("endless@light") { while getppid() != 0 { usleep(100) } }
  tell("endless@light")
case "elsewhere-once":
  if KnownCrashes.current.isEmpty { fatalError("elsewhere") }
  end(KnownCrashes.current.unexplained ?? "nothing")
case "elsewhere":
  work("card@light") {}
  fatalError("elsewhere")
case "put-off":
  work("a@light") {}
  work("b@light") { failLater() }
  work("c@light") {}
  // The thread goes on while nothing is in hand, where nobody has waited for it.
  if !CurrentWork.isCareful { sleep(1) }
  tell("a@light", "b@light", "c@light")
case "words":
  work("card@light") { write(STDERR_FILENO, "looking for a card\n", 19) }
  end("found")
case "committed":
  Restarts.commit()
  work("card@light") { fatalError("too late") }
case "hung-up", "hung-up-ignored", "hung-up-postponed", "hung-up-twice", "hung-up-endless", "hung-up-keeping":
  hangUp(scenario)
case "run": await run(.evaluating)
case "recording-run": await run(.recording)
case "many-run": await run(.many)
case "painted-run": await run(.manyPainted)
default:
  end("there is no scenario '\(scenario)'", 64)
}
