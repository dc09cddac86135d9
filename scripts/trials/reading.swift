// Reads sources as `swift package dsrender` does: the platform, a folder for those that read otherwise and the modules come as
// arguments, paths by lines of the standard input. Prints a line for each file that was written: its path, a tab, the new one.
import Foundation

@main enum Program {
  static func main() throws {
    let words = CommandLine.arguments
    let reading = PlatformReading(platform: PlatformReading.Platform(rawValue: words[1]), modules: Set(words[3...]))
    var count = 0
    while let path = readLine() {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), let read = reading.read(text) else { continue }
      count += 1
      let other = "\(words[2])/\(count)-\(URL(filePath: path).lastPathComponent)"
      try read.write(toFile: other, atomically: false, encoding: .utf8)
      print(path, other, separator: "\t")
    }
  }
}
