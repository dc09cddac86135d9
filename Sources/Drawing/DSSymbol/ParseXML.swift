import CExpat
import DSDiagnostics

/// Reads the elements of an SVG file with expat; nil if there is no `svg` element.
///
/// Documents with a DOCTYPE are refused before any entity is declared, so that none can expand.
func parseXML(_ document: inout SVGDocument) -> SVGElement? {
  guard let parser = XML_ParserCreateNS("UTF-8", 0x7C) else { preconditionFailure("expat has no memory") }
  defer { XML_ParserFree(parser) }
  let state = XMLState(document, parser)
  XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
  XML_SetElementHandler(
    parser,
    { state, name, attributes in
      guard let state, let name, let attributes else { return }
      Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().open(name, attributes)
    },
    { state, _ in
      guard let state else { return }
      Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().close()
    })
  XML_SetStartDoctypeDeclHandler(parser) { state, _, _, _, _ in
    guard let state else { return }
    Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().stop(
      "a DOCTYPE is not allowed", hint: "remove it, with the entities it declares")
  }
  XML_SetProcessingInstructionHandler(parser) { state, _, _ in
    guard let state else { return }
    Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().stop(
      "a processing instruction is not allowed", hint: "remove it; style sheets are not read")
  }
  XML_SetXmlDeclHandler(parser) { state, _, encoding, _ in
    guard let state, let encoding else { return }
    Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().check(encoding: String(cString: encoding))
  }
  let status = state.document.bytes.withUnsafeBytes {
    XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1)
  }
  if status != XML_STATUS_OK, !state.isStopped {
    let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown error"
    state.report(SVGProblem(id: "syntax-error", message: "the file is not XML: \(words)"))
  }
  document = state.document
  if state.root == nil, !document.problems.hasErrors {
    state.document.report(SVGProblem(message: "the file has no svg element"), at: 0)
    document = state.document
  }
  return state.root
}

/// What the parser has seen so far; expat's callbacks reach it through a pointer.
private final class XMLState {
  var document: SVGDocument
  var root: SVGElement?
  /// Whether reading was ended before the end of the file.
  private(set) var isStopped = false

  private let parser: XML_Parser
  private var levels: [SVGElement] = []
  private var firstOfID: [String: Int] = [:]
  /// Levels of elements that are skipped with all they hold.
  private var skipped = 0
  private var count = 0
  private var attributeCount = 0

  private static let namespace = "http://www.w3.org/2000/svg|"
  private static let linkNamespace = "http://www.w3.org/1999/xlink|"

  init(_ document: SVGDocument, _ parser: XML_Parser) {
    self.document = document
    self.parser = parser
  }

  func open(_ qualifiedName: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    guard !isStopped else { return }
    count += 1
    if count > Limits.symbolElements {
      return stop("the file has more than \(Limits.symbolElements) elements", id: "too-many-elements")
    }
    if skipped > 0 || levels.count >= Limits.syntaxDepth {
      if levels.count >= Limits.syntaxDepth {
        return stop("elements are nested deeper than \(Limits.syntaxDepth) levels", id: "too-deep")
      }
      skipped += 1
      return
    }
    let qualified = String(cString: qualifiedName)
    guard qualified.hasPrefix(Self.namespace) else {
      if levels.isEmpty {
        let hint = "the root is <svg xmlns=\"http://www.w3.org/2000/svg\">"
        return stop("the root element is not an svg element", hint: hint, id: "svg-root")
      }
      skipped = 1
      return
    }
    guard let attributes = attributes(list) else {
      return stop("the file has more than \(Limits.symbolAttributes) attributes", id: "too-many-attributes")
    }
    let declarations = attributes["style"]?.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: ";") ? 1 : 0) } ?? 0
    var element = SVGElement(
      name: String(qualified.dropFirst(Self.namespace.count)), attributes: attributes,
      offset: Int(XML_GetCurrentByteIndex(parser)))
    element.attributeCount = attributes.count + declarations
    element.attributeBytes = attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    register(element)
    guard SVGVocabulary.admits(element, isRoot: levels.isEmpty, &document) else {
      if levels.isEmpty { isStopped = true }
      skipped = 1
      return
    }
    levels.append(element)
  }

  func close() {
    guard !isStopped else { return }
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let element = levels.popLast() else { return }
    if let id = element.attributes["id"], firstOfID[id] == element.offset { document.elementsByID[id] = element }
    if levels.isEmpty { root = element } else { levels[levels.count - 1].children.append(element) }
  }

  func check(encoding: String) {
    if !["utf-8", "us-ascii", "ascii"].contains(encoding.lowercased()) {
      stop("the file is encoded as \(encoding), expected UTF-8", hint: "save the file as UTF-8", id: "not-utf-8")
    }
  }

  /// Ends the reading with a problem at the parser's position.
  func stop(_ message: String, hint: String? = nil, id: String = "unsupported-svg") {
    guard !isStopped else { return }
    report(SVGProblem(id: id, message: message, hint: hint))
    isStopped = true
    XML_StopParser(parser, 0)
  }

  func report(_ problem: SVGProblem) {
    document.report(problem, at: Int(XML_GetCurrentByteIndex(parser)))
  }

  /// The attributes of an element; nil if the file has too many.
  private func attributes(_ list: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> [String: String]? {
    var attributes: [String: String] = [:]
    var index = 0
    while list[index] != nil { index += 2 }
    attributeCount += index / 2
    guard attributeCount <= Limits.symbolAttributes else { return nil }
    index = 0
    while let name = list[index], let value = list[index + 1] {
      var key = String(cString: name)
      if key == Self.linkNamespace + "href" { key = "href" }
      if !key.contains("|") { attributes[key] = String(cString: value) }
      index += 2
    }
    return attributes
  }

  private func register(_ element: SVGElement) {
    guard let id = element.attributes["id"] else { return }
    if firstOfID[id] == nil {
      firstOfID[id] = element.offset
    } else {
      document.ambiguousIDs.insert(id)
    }
  }
}
