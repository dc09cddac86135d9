import CExpat
import DSDiagnostics

/// Reads the elements of an SVG file with expat; nil if there is no `svg` element.
///
/// Entities that hold text of the file are expanded; those that refer to others, or to other files, are refused before any is
/// used, so that what they expand to is bounded by the file's size.
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
  XML_SetCharacterDataHandler(parser) { state, text, count in
    guard let state, let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().take(text: bytes)
  }
  XML_SetEntityDeclHandler(parser) { state, _, isParameter, value, length, _, system, _, _ in
    guard let state else { return }
    let bytes = value.map { UnsafeRawBufferPointer(start: $0, count: Int(length)) }
    Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().declare(
      entity: bytes, isOther: isParameter != 0 || system != nil)
  }
  XML_SetProcessingInstructionHandler(parser) { state, name, _ in
    guard let state, let name, String(cString: name) == "xml-stylesheet" else { return }
    Unmanaged<XMLState>.fromOpaque(state).takeUnretainedValue().stop(
      "style sheets of other files are not read", hint: "put the rules into a 'style' element")
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
  /// Bytes of style sheets so far.
  private var styleBytes = 0
  /// Bytes of the longest entity, and how many places of the file may be one.
  private var longestEntity = 0
  private var ampersands: Int?

  private static let namespace = "http://www.w3.org/2000/svg|"
  private static let linkNamespace = "http://www.w3.org/1999/xlink|"

  init(_ document: SVGDocument, _ parser: XML_Parser) {
    self.document = document
    self.parser = parser
  }

  /// Takes text of the file; only that of style sheets is kept.
  func take(text: UnsafeRawBufferPointer) {
    guard !isStopped, skipped == 0, levels.last?.name == "style" else { return }
    styleBytes += text.count
    guard styleBytes <= Limits.symbolSheetBytes else {
      return stop("the style sheets have more than \(Limits.symbolSheetBytes) bytes", id: "too-many-rules")
    }
    levels[levels.count - 1].text += String(decoding: text, as: UTF8.self)
  }

  /// Looks at an entity before it is used.
  func declare(entity: UnsafeRawBufferPointer?, isOther: Bool) {
    guard !isStopped else { return }
    guard let entity, !isOther, !entity.contains(UInt8(ascii: "&")) else {
      return stop(
        "an entity that is not plain text is not allowed", hint: "write what it stands for in its place")
    }
    longestEntity = max(longestEntity, entity.count)
    if ampersands == nil { ampersands = document.bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "&") ? 1 : 0) } }
    guard longestEntity * (ampersands ?? 0) <= Limits.symbolEntityBytes else {
      return stop(
        "the entities may become more than \(Limits.symbolEntityBytes) bytes", hint: "write what they stand for",
        id: "too-many-entities")
    }
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
    element.order = count
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
    if element.name == "style", ["", "text/css"].contains(element.attributes["type"] ?? "") {
      document.sheets += element.text + "\n"
    }
    if let id = element.attributes["id"], firstOfID[id] == element.order { document.elementsByID[id] = element }
    if levels.isEmpty { root = element } else { levels[levels.count - 1].children.append(element) }
  }

  func check(encoding: String) {
    if !["utf-8", "us-ascii", "ascii", "iso-8859-1"].contains(encoding.lowercased()) {
      stop(
        "the file is encoded as \(encoding), expected UTF-8",
        hint: "save the file as UTF-8, and name that in its first line", id: "not-utf-8")
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
      // The attribute of SVG 2 counts more than that of XLink.
      if key == Self.linkNamespace + "href" {
        key = "href"
        guard attributes[key] == nil else {
          index += 2
          continue
        }
      }
      if !key.contains("|") { attributes[key] = String(cString: value) }
      index += 2
    }
    return attributes
  }

  private func register(_ element: SVGElement) {
    guard let id = element.attributes["id"] else { return }
    if firstOfID[id] == nil {
      firstOfID[id] = element.order
    } else {
      document.ambiguousIDs.insert(id)
    }
  }
}
