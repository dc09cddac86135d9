import DSCommandLine
import DSDiagnostics
import DSHTTPServer
import DSProject
import DSXcodeProject
import Glibc

// A command on an Xcode project becomes the program that has its previews.
if let status = XcodeCommand.run(Array(CommandLine.arguments.dropFirst()), version: Version.number) { exit(status) }
await Program.main(
  server: HTTPServer.start,
  describeProject: { path, target in
    Result { () throws(DiagnosticsError) in
      let found = try XcodeCommand.describe(path, target: target)
      return DescribedProject(bundle: found.bundle, target: found.target, previews: found.previews)
    }
  })
