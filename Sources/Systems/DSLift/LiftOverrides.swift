package import DSDiagnostics
import DSSource

/// Moves overrides from extensions into the bodies of their classes, in all files of a target together.
///
/// Outside of Apple's platforms only members of a class's own body can be overridden or override. So this moves every
/// member of an extension that has `override` or `@objc` behind the other members of the class, and takes `@objc` out.
/// `#sourceLocation` keeps the original lines: the compiler's messages lead to the author's lines.
///
/// 1. Classes, extensions and their members are found in all files.
/// 2. A member goes to the class of the extension's name, with the conditions, attributes and the access of the
///    extension, and with the imports of its file.
/// 3. Blanks are left in its original place.
/// - Returns: the files in their order, and what could not be moved; those members stay where they are.
package func liftOverrides(_ files: [SourceText]) -> (files: [SourceText], diagnostics: [Diagnostic]) {
  var lifting = Lifting(files)
  lifting.findMoves()
  return (files.indices.map { lifting.rewritten($0) }, lifting.bag.sorted)
}

private struct Lifting {
  /// A member that moves.
  struct Move {
    var file: Int
    var body: TypeBody
    var member: Member
  }

  let files: [SourceText]
  let readers: [DeclarationReader]
  /// Moves by the file and the closing brace of the class.
  var moves: [Int: [Int: [Move]]] = [:]
  /// What leaves each file.
  var removed: [Int: [Range<Int>]] = [:]
  var bag = DiagnosticBag()

  init(_ files: [SourceText]) {
    self.files = files
    readers = files.map { DeclarationReader($0.text) }
  }

  mutating func findMoves() {
    var classes: [String: [(file: Int, body: TypeBody)]] = [:]
    for (file, reader) in readers.enumerated() {
      for body in reader.bodies where body.kind == .class { classes[body.name, default: []].append((file, body)) }
    }
    for (file, reader) in readers.enumerated() {
      for body in reader.bodies where body.kind == .extension {
        for member in body.members {
          if let mark = member.mark { move(member, markedAt: mark, of: body, in: file, to: classes[body.name] ?? []) }
        }
      }
    }
  }

  /// Finds where a member goes.
  private mutating func move(
    _ member: Member, markedAt mark: Int, of body: TypeBody, in file: Int, to classes: [(file: Int, body: TypeBody)]
  ) {
    let location = files[file].location(of: mark)
    guard !classes.isEmpty else {
      // A method that only Objective-C was to see may stay.
      if member.modifiers.contains("override") {
        bag.error(
          "override-without-class", "there is no class '\(body.name)' in these files to lift the override into",
          at: location,
          hint: "write the override in a class of this target: an extension of another module's class cannot override")
      }
      return
    }
    guard !body.isConstrained else {
      bag.error(
        "override-in-constrained-extension",
        "an override in an extension with conditions cannot be lifted into '\(body.name)', where they do not hold",
        at: location, hint: "write it in an extension without 'where', or in a subclass")
      return
    }
    guard classes.count == 1 || classes.allSatisfy({ !$0.body.conditions.isEmpty }) else {
      bag.error(
        "override-with-two-classes", "there are two classes '\(body.name)' that the override could be lifted into",
        at: location, notes: classes.map { .init("one is here", at: files[$0.file].location(of: $0.body.keyword)) })
      return
    }
    for target in classes where target.file != file {
      for name in member.identifiers.sorted() {
        guard let place = readers[file].privateNames[name] else { continue }
        bag.error(
          "private-name-in-override",
          "the override uses '\(name)', which is private to this file, but is moved into the class in a different file",
          at: location, hint: "make '\(name)' internal, or write the class in this file",
          notes: [
            .init("'\(name)' is declared here", at: files[file].location(of: place)),
            .init("the class is here", at: files[target.file].location(of: target.body.keyword)),
          ])
        return
      }
    }
    for target in classes {
      moves[target.file, default: [:]][target.body.end, default: []].append(
        Move(file: file, body: body, member: member))
    }
    removed[file, default: []].append(member.range)
  }

  /// A file with what came and without what went.
  func rewritten(_ file: Int) -> SourceText {
    let bytes = blanked(file)
    let kept = blanking(removed[file] ?? [], in: bytes)
    var result: [UInt8] = Array(files[file].mark(line: 1).utf8)
    var start = 0
    let arrivals = (moves[file] ?? [:]).sorted { $0.key < $1.key }
    for (end, moves) in arrivals {
      result += kept[start..<end]
      result.append(10)
      for move in moves { result += lifted(move).utf8 }
      let place = files[file].location(of: end)
      result += files[file].mark(line: place.line).utf8
      result += [UInt8](repeating: 32, count: place.column - 1)
      start = end
    }
    result += kept[start...]
    result += imports(for: arrivals.flatMap(\.value), in: file).utf8
    return SourceText(path: files[file].path, text: String(decoding: result, as: UTF8.self))
  }

  /// A member as it is written in the class.
  private func lifted(_ move: Move) -> String {
    let source = files[move.file]
    let place = source.location(of: move.member.range.lowerBound)
    let conditions = move.body.conditions + move.member.conditions
    var text = conditions.map { "#if \($0)\n" }.joined()
    for attribute in move.body.attributes { text += attribute + "\n" }
    text += source.mark(line: place.line)
    var margin = String(repeating: " ", count: place.column - 1)
    let own: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    if let access = move.body.access, move.member.modifiers.isDisjoint(with: own) {
      // The access goes into the margin if it has space, so that columns stay.
      margin = String(margin.dropLast(access.count + 1)) + access + " "
    }
    text += margin + String(decoding: blanked(move.file)[move.member.range], as: UTF8.self) + "\n"
    return text + String(repeating: "#endif\n", count: conditions.count)
  }

  /// The imports that arriving members had and the file has not.
  private func imports(for moves: [Move], in file: Int) -> String {
    var known = Set(readers[file].imports.filter(\.conditions.isEmpty).map(\.text))
    var text = ""
    for source in Set(moves.map(\.file)).sorted() where source != file {
      for (line, conditions) in readers[source].imports where known.insert(line).inserted {
        text += "\n" + conditions.map { "#if \($0)\n" }.joined() + line
        text += String(repeating: "\n#endif", count: conditions.count)
      }
    }
    return text.isEmpty ? "" : text + "\n"
  }

  /// The bytes of a file with blanks for `@objc`, which only Apple's platforms know.
  private func blanked(_ file: Int) -> [UInt8] {
    let tokens = Scanner.tokens(files[file].text)
    var ranges: [Range<Int>] = []
    for (index, token) in tokens.enumerated() where token.text == "@" && index + 1 < tokens.count {
      guard ["objc", "objcMembers", "nonobjc"].contains(tokens[index + 1].text) else { continue }
      var end = index + 1
      // `@objc(name)`; brackets after a space belong to what follows.
      if end + 1 < tokens.count, tokens[end + 1].text == "(",
        tokens[end + 1].range.lowerBound == tokens[end].range.upperBound
      {
        end = tokens[end...].firstIndex { $0.text == ")" && $0.depth == tokens[end + 1].depth } ?? end
      }
      ranges.append(token.range.lowerBound..<tokens[end].range.upperBound)
    }
    return blanking(ranges, in: Array(files[file].text.utf8))
  }

  /// The bytes with blanks in ranges; line breaks stay.
  private func blanking(_ ranges: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for range in ranges {
      for index in range where bytes[index] != 10 && bytes[index] != 13 { bytes[index] = 32 }
    }
    return bytes
  }
}
