import Foundation

/// The compiler plugin as a program: what the compiler would say to it, and what it answers.
struct Plugin {
  struct Reply {
    var source: String?
    var diagnostics: [(message: String, file: String, offset: Int)]
  }

  /// The plugin lies beside the tests.
  private static let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "DSMacros-tool")

  /// A use of `@Entry` on a declaration.
  static func entry(_ declaration: String, role: String, in context: String = "extension EnvironmentValues {}") -> Any {
    [
      "expandAttachedMacro": [
        "macro": ["moduleName": "DSMacros", "typeName": "EntryMacro", "name": "Entry "], "macroRole": role,
        "discriminator": "$s5EntryfMa_", "declSyntax": syntax(declaration), "lexicalContext": [syntax(context)],
      ]
    ]
  }

  /// A use of `#Preview`.
  static func preview(_ source: String, file: String = "Cards/Card.swift") -> Any {
    [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "DSMacros", "typeName": "PreviewMacro", "name": "Preview"],
        "macroRole": "declaration", "discriminator": "$s7PreviewfMf_", "syntax": syntax(source, file: file),
        "lexicalContext": [],
      ]
    ]
  }

  private static func syntax(_ source: String, file: String = "Cards/Card.swift") -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": ["fileID": file, "fileName": "/src/Card.swift", "line": 10, "column": 3, "offset": 1000],
    ]
  }

  /// The answers to messages, in order; fewer where the plugin left.
  static func ask(_ messages: [Any]) throws -> [Reply] {
    try answers(messages.map { try JSONSerialization.data(withJSONObject: $0) }).map { answer in
      let result = answer["expandMacroResult"] as? [String: Any]
      let diagnostics = result?["diagnostics"] as? [[String: Any]] ?? []
      return Reply(
        source: result?["expandedSource"] as? String,
        diagnostics: diagnostics.map {
          let position = $0["position"] as? [String: Any]
          return (
            $0["message"] as? String ?? "", position?["fileName"] as? String ?? "", position?["offset"] as? Int ?? -1
          )
        })
    }
  }

  /// The answer to one message.
  static func ask(_ message: Any) throws -> Reply {
    guard let reply = try ask([message]).first else { throw CocoaError(.fileReadNoSuchFile) }
    return reply
  }

  /// The answers to messages of any bytes.
  static func answers(_ bodies: [Data]) throws -> [[String: Any]] {
    var input = Data()
    for body in bodies { input += (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) } + body }
    let process = Process()
    let (toPlugin, fromPlugin) = (Pipe(), Pipe())
    process.executableURL = tool
    process.standardInput = toPlugin
    process.standardOutput = fromPlugin
    // A plugin that leaves early fails a test, not the program of the tests.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    // Both ends move at once: neither pipe holds all.
    let written = input
    Thread.detachNewThread {
      try? toPlugin.fileHandleForWriting.write(contentsOf: written)
      try? toPlugin.fileHandleForWriting.close()
    }
    var output = try fromPlugin.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()

    var answers: [[String: Any]] = []
    while output.count >= 8 {
      let count = output.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      let object = try JSONSerialization.jsonObject(with: output.dropFirst(8).prefix(count))
      answers.append(object as? [String: Any] ?? [:])
      output = Data(output.dropFirst(8 + count))
    }
    return answers
  }
}
