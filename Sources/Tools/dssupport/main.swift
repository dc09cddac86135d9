// Writes the page docs/swiftui-support.md to a file; `scripts/swiftui-support` builds and runs it.
import DSSupportPage
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  FileHandle.standardError.write(Data("usage: dssupport REPOSITORY MODULES PAGE\n".utf8))
  exit(64)
}
let comparison = try compareSymbols(repository: arguments[1], modules: arguments[2])
let page = URL(filePath: arguments[3])
try Data(supportPage(comparison).utf8).write(to: page, options: .atomic)
for path in comparison.foreign {
  FileHandle.standardError.write(Data("exported, and no name of Apple's: \(path)\n".utf8))
}
exit(comparison.foreign.isEmpty ? 0 : 1)
