// Breaks lines of the standard input as texts are broken. Prints for each the numbers of the code points that a line may begin
// with.

@main enum Program {
  static func main() {
    var breaks = LineBreaks()
    while let line = readLine() {
      let scalars = line.unicodeScalars.map(\.value)
      breaks.find(in: scalars, ideographs: [])
      print(
        scalars.indices.dropLast().filter { breaks.allows(after: $0) }.map { String($0 + 1) }.joined(separator: " "))
    }
  }
}
