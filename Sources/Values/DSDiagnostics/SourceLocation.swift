/// A place in a text file: where an author has to look.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The path as the user gave it, or relative to the working folder.
  public var file: String
  /// The line, counted from 1; 0 where only the file is known.
  public var line: Int {
    get { Int(lineNumber) }
    set { lineNumber = Int32(clamping: newValue) }
  }
  /// The column in UTF-8 bytes, counted from 1; 0 where only the line is known.
  public var column: Int {
    get { Int(columnNumber) }
    set { columnNumber = Int32(clamping: newValue) }
  }
  // A large project has millions of places in memory.
  private var lineNumber: Int32
  private var columnNumber: Int32

  /// A place in `file`; without a line it means the file as a whole.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    lineNumber = Int32(clamping: line)
    columnNumber = Int32(clamping: column)
  }

  /// Ordered by file, line and column.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, without the parts that are not known.
  public var description: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}
