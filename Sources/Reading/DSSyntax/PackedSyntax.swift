import DSDiagnostics

/// A value of a file in a few bytes, from which the value is made again whenever it is asked for.
///
/// A large project has hundreds of thousands of values in memory that are read once; packed they take a fifth of the room.
package struct PackedSyntax: Hashable, Sendable {
  private let bytes: [UInt8]
  /// The files that places name, in the order in which they first occur; nearly always one.
  private let files: [String]

  /// Packs a value.
  package init(_ node: SyntaxNode) {
    var packer = Packer()
    packer.add(node)
    (bytes, files) = packer.packed
  }

  /// The value.
  package var node: SyntaxNode {
    var reader = Unpacker(bytes: bytes, files: files)
    return reader.node()
  }
}

/// The members of a mapping in a few bytes, each of which is made again whenever it is asked for.
package struct PackedMembers: RandomAccessCollection, Hashable, Sendable {
  private let bytes: [UInt8]
  private let files: [String]
  /// Where each member begins in the bytes.
  private let starts: [Int32]

  /// Packs members of mappings.
  package init(_ members: [SyntaxNode.Member]) {
    var packer = Packer()
    var starts: [Int32] = []
    starts.reserveCapacity(members.count)
    for member in members {
      starts.append(Int32(packer.bytes.count))
      packer.add(member)
    }
    (bytes, files) = packer.packed
    self.starts = starts
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { starts.count }

  /// The member at a position.
  package subscript(position: Int) -> SyntaxNode.Member {
    var reader = Unpacker(bytes: bytes, files: files, from: Int(starts[position]))
    return reader.member()
  }
}

/// The kinds of values, as the first byte of each.
private enum Mark: UInt8 {
  case scalar, quotedScalar, array, object
}

/// Writes values: numbers in groups of seven bits, the lowest first, and texts after their length.
private struct Packer {
  private(set) var bytes: [UInt8] = []
  private var files: [String] = []

  /// What was written, without the room into which it could have grown, and the files that places name by number.
  var packed: (bytes: [UInt8], files: [String]) { (bytes.withUnsafeBufferPointer(Array.init), files) }

  mutating func add(_ node: SyntaxNode) {
    switch node.kind {
    case .scalar(let text, let quoted):
      bytes.append((quoted ? Mark.quotedScalar : .scalar).rawValue)
      add(text)
    case .array(let elements):
      bytes.append(Mark.array.rawValue)
      add(elements.count)
      for element in elements { add(element) }
    case .object(let members):
      bytes.append(Mark.object.rawValue)
      add(members.count)
      for member in members { add(member) }
    }
    add(node.location)
  }

  mutating func add(_ member: SyntaxNode.Member) {
    add(member.key)
    add(member.location)
    add(member.replaces == nil ? 0 : 1)
    if let replaced = member.replaces { add(replaced) }
    add(member.value)
  }

  private mutating func add(_ place: SourceLocation) {
    let file: Int
    if let known = files.firstIndex(of: place.file) {
      file = known
    } else {
      file = files.count
      files.append(place.file)
    }
    add(file)
    add(place.line)
    add(place.column)
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  private mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads what a `Packer` has written.
private struct Unpacker {
  let bytes: [UInt8]
  let files: [String]
  private var position: Int

  init(bytes: [UInt8], files: [String], from position: Int = 0) {
    (self.bytes, self.files, self.position) = (bytes, files, position)
  }

  mutating func node() -> SyntaxNode {
    guard let mark = Mark(rawValue: byte()) else { preconditionFailure("a packed value begins with its kind") }
    let kind: SyntaxNode.Kind
    switch mark {
    case .scalar: kind = .scalar(text(), quoted: false)
    case .quotedScalar: kind = .scalar(text(), quoted: true)
    case .array: kind = .array((0..<number()).map { _ in node() })
    case .object: kind = .object((0..<number()).map { _ in member() })
    }
    return SyntaxNode(kind, at: place())
  }

  mutating func member() -> SyntaxNode.Member {
    let (key, location) = (text(), place())
    let replaced = number() == 0 ? nil : place()
    return SyntaxNode.Member(key: key, location: location, value: node(), replaces: replaced)
  }

  private mutating func place() -> SourceLocation {
    let (file, line, column) = (number(), number(), number())
    return SourceLocation(file: files[file], line: line, column: column)
  }

  private mutating func text() -> String {
    let count = number()
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  private mutating func number() -> Int {
    var (number, shift) = (UInt(0), UInt(0))
    while true {
      let next = byte()
      number |= UInt(next & 127) << shift
      if next < 128 { return Int(bitPattern: number) }
      shift += 7
    }
  }

  private mutating func byte() -> UInt8 {
    defer { position += 1 }
    return bytes[position]
  }
}
