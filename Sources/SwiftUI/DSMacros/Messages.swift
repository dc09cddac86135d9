/// A message of the compiler: one of these, or none for a kind that is unknown here.
struct Request: Decodable {
  var getCapability: [String: [String: Int]]?
  var expandAttachedMacro: Use?
  var expandFreestandingMacro: Use?
}

/// One use of a macro, and the declarations around it without their bodies, the innermost first.
struct Use: Decodable {
  struct Macro: Decodable { var typeName: String }

  var macro: Macro
  var macroRole: String
  /// What the mangled names of the use begin with.
  var discriminator: String
  var declSyntax: Syntax?
  var syntax: Syntax?
  var lexicalContext: [Syntax]?
  /// The type that an extension is asked for, and the protocols that it does not conform to yet.
  var extendedTypeSyntax, conformanceListSyntax: Syntax?
}

/// Source with the comments and line breaks before it, and where those begin.
struct Syntax: Decodable {
  struct Location: Decodable { var fileID, fileName: String, line, offset: Int }

  var source: String
  var location: Location
}

/// What a use stands for.
struct Expansion: Encodable {
  var expandedSource: String?
  var diagnostics: [Diagnostic] = []
}

/// Why a declaration cannot be expanded, and at which byte: of its source where it is thrown, of the file in an answer.
struct Diagnostic: Error, Encodable {
  struct Position: Encodable { var offset: Int, fileName = "" }

  let message: String
  var severity = "error"
  var position: Position
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []

  init(_ message: String, at offset: Int) { (self.message, position) = (message, Position(offset: offset)) }
}
