import CYAML
import DSDiagnostics

/// YAML 1.1 as libyaml reads it, at the level of its events, so that every limit holds before anything is built.
///
/// Refused: aliases, anchors, merge keys, tags other than YAML's own, keys that are not scalars, several documents.
struct YAMLParser {
  private let source: SourceText
  private let offsets: CharacterOffsets

  /// A parser of a whole file.
  init(_ source: SourceText) {
    self.source = source
    offsets = CharacterOffsets(source.bytes)
  }

  /// Reads the one document of the file.
  mutating func parse(into builder: inout SyntaxBuilder) throws(SyntaxStop) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { preconditionFailure("libyaml has no memory") }
    defer { yaml_parser_delete(&parser) }
    try source.bytes.withUnsafeBufferPointer { (buffer) throws(SyntaxStop) in
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var documents = 0
      var isDone = false
      while !isDone {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { throw problem(of: parser) }
        defer { yaml_event_delete(&event) }
        switch event.type {
        case YAML_STREAM_END_EVENT: isDone = true
        case YAML_DOCUMENT_START_EVENT:
          documents += 1
          if documents > 1 {
            throw SyntaxStop(
              "yaml-documents", "a second document begins here", at: location(of: event.start_mark),
              hint: "a file holds one document; move this one to a separate file")
          }
        default: try handle(event, &builder)
        }
      }
    }
  }

  /// Passes an event on to the builder.
  private func handle(_ event: yaml_event_t, _ builder: inout SyntaxBuilder) throws(SyntaxStop) {
    let here = location(of: event.start_mark)
    switch event.type {
    case YAML_ALIAS_EVENT:
      let name = text(event.data.alias.anchor)
      let alias = Diagnostic(
        "yaml-alias", "the alias '*\(name)' is not allowed", at: here,
        hint: "repeat the value; in a component file, a token, a parameter or a style can share it")
      if builder.expectsKey { throw SyntaxStop(alias.id, alias.message, at: here, hint: alias.hint) }
      try builder.report(alias)
      try builder.scalar("null", quoted: false, at: here)
    case YAML_SCALAR_EVENT:
      try scalar(event, at: here, &builder)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      try check(anchor: data.anchor, tag: data.tag, allowed: ["!", "tag:yaml.org,2002:seq"], at: here, &builder)
      try open(isObject: false, at: here, &builder)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      try check(anchor: data.anchor, tag: data.tag, allowed: ["!", "tag:yaml.org,2002:map"], at: here, &builder)
      try open(isObject: true, at: here, &builder)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      builder.close()
    default: break
    }
  }

  private func scalar(
    _ event: yaml_event_t, at here: SourceLocation, _ builder: inout SyntaxBuilder
  ) throws(SyntaxStop) {
    let data = event.data.scalar
    let plainTags = ["int", "float", "bool", "null"].map { "tag:yaml.org,2002:" + $0 }
    let stringTags = ["!", "tag:yaml.org,2002:str"]
    try check(anchor: data.anchor, tag: data.tag, allowed: plainTags + stringTags, at: here, &builder)
    var quoted = data.style != YAML_PLAIN_SCALAR_STYLE
    if let tag = data.tag {
      if plainTags.contains(text(tag)) { quoted = false }
      if stringTags.contains(text(tag)) { quoted = true }
    }
    let value = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
    guard builder.expectsKey else { return try builder.scalar(value, quoted: quoted, at: here) }
    if !quoted && value == "<<" {
      try builder.report(
        Diagnostic(
          "yaml-merge-key", "the merge key '<<' is not allowed", at: here,
          hint: "write the members out; in a component file, a style can share modifiers"))
    }
    if !quoted && value.isEmpty {
      throw SyntaxStop("yaml-key", "a key is missing before ':'", at: here)
    }
    try builder.key(value, at: here)
  }

  private func open(isObject: Bool, at here: SourceLocation, _ builder: inout SyntaxBuilder) throws(SyntaxStop) {
    if builder.expectsKey {
      throw SyntaxStop(
        "yaml-key", "a \(isObject ? "mapping" : "list") cannot be a key", at: here,
        hint: "keys are plain words; put quotes around a value that begins with '{' or '['")
    }
    try builder.open(isObject: isObject, at: here)
  }

  private func check(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, allowed: [String],
    at here: SourceLocation, _ builder: inout SyntaxBuilder
  ) throws(SyntaxStop) {
    if let anchor {
      try builder.report(
        Diagnostic(
          "yaml-anchor", "the anchor '&\(text(anchor))' is not allowed", at: here,
          hint: "remove it, and repeat the value wherever it is used"))
    }
    if let tag, !allowed.contains(text(tag)) {
      try builder.report(
        Diagnostic(
          "yaml-tag", "the tag '\(text(tag).prefix(80))' is not allowed here", at: here,
          hint: "remove it; the key decides the type of its value"))
    }
  }

  /// libyaml's complaint with its place.
  private func problem(of parser: yaml_parser_t) -> SyntaxStop {
    let problem = parser.problem.map { String(cString: $0) } ?? "the text is not YAML"
    if parser.error == YAML_READER_ERROR {
      return SyntaxStop("syntax-error", problem, at: source.location(at: parser.problem_offset))
    }
    if parser.error == YAML_MEMORY_ERROR { preconditionFailure("libyaml has no memory") }
    let context = parser.context.map { " " + String(cString: $0) } ?? ""
    let place = offsets.byteOffset(ofCharacter: parser.problem_mark.index)
    let isTab = place < source.bytes.count && source.bytes[place] == 0x09
    return SyntaxStop(
      "syntax-error", problem + context, at: source.location(at: place),
      hint: isTab ? "indent with spaces; YAML allows no tabs there" : nil)
  }

  private func location(of mark: yaml_mark_t) -> SourceLocation {
    source.location(at: offsets.byteOffset(ofCharacter: mark.index))
  }

  private func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String {
    guard let pointer else { return "" }
    return String(cString: pointer)
  }
}
