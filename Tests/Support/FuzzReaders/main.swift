import Glibc
import ReaderFuzzing

// Reads inputs that are made by chance, in this process; `scripts/fuzz-readers` builds and runs it.

let usage = """
  usage: FuzzReaders kinds                   the kinds, a line each
         FuzzReaders KIND SEED COUNT         reads so many cases; of large inputs a share of them
         FuzzReaders KIND SEED case NUMBER   reads a case
         FuzzReaders KIND SEED input NUMBER  writes the input of a case to standard output

  """

/// Writes all bytes, or ends the program.
func put(_ bytes: some Sequence<UInt8>, on descriptor: Int32) {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(74) }
    rest = rest.dropFirst(count)
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["kinds"] {
  for kind in FuzzKind.all { print(kind.name) }
  exit(0)
}
guard (3...4).contains(arguments.count), let kind = FuzzKind.all.first(where: { $0.name == arguments[0] }),
  let seed = Int(arguments[1]), let number = Int(arguments[arguments.count - 1]), number >= 0
else {
  put(usage.utf8, on: 2)
  exit(64)
}
switch arguments.count == 4 ? arguments[2] : nil {
case nil: exit(try FuzzRun.run(kind, seed: seed, cases: 0..<(number + kind.share - 1) / kind.share) ? 0 : 1)
case "case": exit(try FuzzRun.run(kind, seed: seed, cases: number..<number + 1) ? 0 : 1)
case "input": put(kind.input(try kind.prepare(), seed: seed, number: number), on: 1)
default:
  put(usage.utf8, on: 2)
  exit(64)
}
