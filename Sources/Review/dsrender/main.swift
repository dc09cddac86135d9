import DSCommandLine
import DSHTTPServer
import DSProject
import DSXcodeProject
import Glibc

// A command on an Xcode project becomes the program that has its previews.
if let status = XcodeCommand.run(Array(CommandLine.arguments.dropFirst()), version: Version.number) { exit(status) }
await Program.main(server: HTTPServer.start)
