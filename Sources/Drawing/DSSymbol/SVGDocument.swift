import DSDiagnostics

/// An element of the SVG namespace, still in the file's names.
struct SVGElement {
  /// The name without its namespace.
  var name: String
  /// The attributes of no namespace, and `href` of XLink.
  var attributes: [String: String]
  /// The position of `<`, as a byte of the file.
  var offset: Int
  /// How many elements begin before it: no other has the same number, but all that one entity stands for are at one place.
  var order = 0
  /// The elements inside, in the order of the file.
  var children: [SVGElement] = []
  /// What the file's style sheets say of the element, the strongest last.
  var sheet: [SVGSheet.Declaration] = []
  /// Whether no element comes before it in its parent; known if the file has style sheets.
  var isFirstChild = false
  /// The text in a `style` element.
  var text = ""
  /// Attributes and declarations of style.
  var attributeCount = 0
  /// Bytes of their names and values.
  var attributeBytes = 0
}

/// A fault in an attribute's value, or in an element's request.
struct SVGProblem: Error {
  /// The diagnostic's id.
  var id = "svg-syntax"
  /// What is wrong.
  var message: String
  /// Where in the value, in bytes; nil if the attribute's name is the fault.
  var offset: Int? = 0
  /// What to do about it.
  var hint: String?
  /// Whether a value is like one that there is, if there is a hint.
  var isSlip = false

  /// Whether the value has no effect instead, as SVG has it: one that it does not know, and that is like none.
  var isIgnorable: Bool { id == "svg-syntax" && !(isSlip && hint != nil) }
}

/// The text of an SVG file and what is wrong with it; gives byte offsets their lines only where a message needs one.
struct SVGDocument {
  /// The file's content.
  let bytes: [UInt8]
  /// Its path, for messages.
  let file: String
  /// What was found so far.
  var problems = DiagnosticBag()
  /// What has no effect, as in browsers, though it looks as if it should.
  var warnings = DiagnosticBag()
  /// The elements that have an id.
  var elementsByID: [String: SVGElement] = [:]
  /// Ids that several elements have: drawing programs leave such ids behind, and they do no harm until one is used.
  var ambiguousIDs: Set<String> = []

  /// The elements around each definition, by its order, the outermost first and without their children.
  var ancestorsOfDefinitions: [Int: [SVGElement]] = [:]
  /// The text of the file's style sheets.
  var sheets = ""
  /// Whether it is a symbol's template, whose notes are text that is not part of any drawing.
  var isTemplate = false

  /// Names of attributes that are neither SVG's nor near to one of those.
  var foreignNames: Set<String> = []
  /// Attributes that may still be read, with those that `use` reads again.
  private var restOfAttributes = Limits.symbolAttributes
  /// Bytes of them that may still be read.
  private var restOfAttributeBytes = Limits.symbolAttributeBytes

  /// Whether something may ask for the paint of what it is drawn for.
  private(set) lazy var hasContextPaints = bytes.contains(text: "context-")

  /// A document without problems so far.
  init(bytes: [UInt8], file: String) {
    self.bytes = inUTF8(bytes)
    self.file = file
  }

  /// Notes again the elements that have an id, after they changed, and what is around definitions.
  mutating func register(_ element: SVGElement, in ancestors: [SVGElement] = []) {
    if let id = element.attributes["id"], elementsByID[id].map({ $0.order == element.order }) ?? true {
      elementsByID[id] = element
    }
    if SVGVocabulary.definitions.contains(element.name) { ancestorsOfDefinitions[element.order] = ancestors }
    var bare = element
    bare.children = []
    for child in element.children { register(child, in: ancestors + [bare]) }
  }

  /// Whether so many problems were found that reading on only adds noise.
  var isHopeless: Bool { problems.diagnostics.count >= Limits.syntaxProblems }

  /// Takes the attributes of an element from what may still be read.
  /// - Returns: false if that is used up, which is reported once.
  mutating func reads(_ element: SVGElement) -> Bool {
    guard restOfAttributes >= 0, restOfAttributeBytes >= 0 else { return false }
    restOfAttributes -= element.attributeCount
    restOfAttributeBytes -= element.attributeBytes
    if restOfAttributes >= 0, restOfAttributeBytes >= 0 { return true }
    let limit =
      restOfAttributes < 0
      ? "\(Limits.symbolAttributes) attributes" : "\(Limits.symbolAttributeBytes) bytes of attributes"
    report(
      SVGProblem(
        id: "too-many-attributes", message: "more than \(limit) are read, with those that 'use' repeats",
        hint: "export the picture without the drawing program's own data, or draw fewer copies"), at: element.offset)
    return false
  }

  /// Takes as much from what may still be read as a trial did.
  mutating func takeBudget(of trial: SVGDocument) {
    (restOfAttributes, restOfAttributeBytes) = (trial.restOfAttributes, trial.restOfAttributeBytes)
  }

  /// Keeps a problem at a byte of the file.
  mutating func report(_ problem: SVGProblem, at offset: Int) {
    guard !isHopeless else { return }
    problems.error(problem.id, problem.message, at: location(at: offset), hint: problem.hint)
  }

  /// Keeps a problem at an attribute of an element, or at the place inside its value.
  mutating func report(_ problem: SVGProblem, in attribute: String, of element: SVGElement) {
    guard !isHopeless else { return }
    report(problem, at: place(of: problem, in: attribute, of: element))
  }

  /// Keeps a warning at an attribute of an element, or at the place inside its value; further ones than so many are dropped.
  mutating func warn(_ problem: SVGProblem, in attribute: String, of element: SVGElement) {
    guard warnings.diagnostics.count < Limits.syntaxProblems else { return }
    warn(problem, at: place(of: problem, in: attribute, of: element))
  }

  /// Keeps a warning at a byte of the file.
  mutating func warn(_ problem: SVGProblem, at offset: Int) {
    warnings.warning(problem.id, problem.message, at: location(at: offset), hint: problem.hint)
  }

  private func place(of problem: SVGProblem, in attribute: String, of element: SVGElement) -> Int {
    guard let place = attributePlace(attribute, of: element) else { return element.offset }
    // Where the value holds entities, its offsets are not those of the file.
    let isVerbatim = element.attributes[attribute].map { bytes[place.value].elementsEqual($0.utf8) } ?? false
    let inValue = isVerbatim ? problem.offset.map { place.value.lowerBound + $0 } : nil
    return inValue ?? place.name
  }

  /// The line and column of a byte.
  func location(at offset: Int) -> SourceLocation {
    bytes.withUnsafeBufferPointer { bytes in
      var line = 1
      var lineStart = 0
      for index in 0..<min(max(offset, 0), bytes.count) where bytes[index] == 0x0A || bytes[index] == 0x0D {
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if isPair { continue }
        line += 1
        lineStart = index + 1
      }
      return SourceLocation(file: file, line: line, column: max(offset, lineStart) - lineStart + 1)
    }
  }

  /// Finds an attribute again in the text, which the XML parser has found to be well formed.
  private func attributePlace(_ attribute: String, of element: SVGElement) -> (name: Int, value: Range<Int>)? {
    var index = element.offset + 1
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
    func skip(while condition: (UInt8) -> Bool) { while index < bytes.count, condition(bytes[index]) { index += 1 } }
    skip { !isSpace($0) && $0 != UInt8(ascii: ">") }
    while index < bytes.count {
      skip(while: isSpace)
      let start = index
      skip { !isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ">") }
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { return nil }
      let quote = bytes[index]
      let valueStart = index + 1
      index = valueStart
      skip { $0 != quote }
      if name == attribute || (attribute == "href" && name.hasSuffix(":href")) { return (start, valueStart..<index) }
      index += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether the bytes of a text that is not empty occur.
  func contains(text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      withUnsafeBufferPointer { bytes in
        bytes.count >= text.count
          && (0...bytes.count - text.count).contains { start in
            bytes[start] == text[0] && bytes[start..<start + text.count].elementsEqual(text)
          }
      }
    }
  }
}
