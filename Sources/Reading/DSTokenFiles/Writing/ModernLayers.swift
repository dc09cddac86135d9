import DSCascade
import DSGeometry
import DSJSON

/// The layers of a theme as the sets and modifiers of a resolver document.
struct ModernLayers {
  /// A style and the file that it is written into.
  private struct Source {
    let file: String
    let style: Style
  }

  /// An item of `resolutionOrder`.
  private enum Item {
    case set(name: String, file: Int)
    case modifier(Theme.Mode, files: [String: [Int]])
  }

  static let resolverName = "tokens.resolver.json"
  private var sources: [Source] = []
  private var items: [Item] = []
  private let title: String

  /// Every style that is written.
  var styles: [Style] { sources.map(\.style) }

  init(_ theme: Theme) {
    title = theme.name
    var places: [String: Int] = [:]
    // A mode's layers may lie among others, and a modifier has one place: that of its last layer, which wins most.
    for layer in theme.layers {
      switch layer.content {
      case .always(let style):
        if !style.isEmpty { items.append(.set(name: setName(layer.name), file: source(layer.name, style))) }
      case .mode(let name, let styles):
        guard let mode = theme.modes.first(where: { $0.name == name }) else { continue }
        var files: [String: [Int]] = [:]
        if let place = places[name], case .modifier(_, let known) = items[place] { files = known }
        for context in mode.contexts {
          guard let style = styles[context], !style.isEmpty else { continue }
          files[context, default: []].append(source(layer.name == name ? "\(name)-\(context)" : layer.name, style))
        }
        if let place = places[name] { items[place] = .modifier(mode, files: [:]) }
        places[name] = items.count
        items.append(.modifier(mode, files: files))
      case .modes: continue
      }
    }
    let last = Set(places.values)
    items = items.enumerated().filter { index, item in
      if case .modifier = item { last.contains(index) } else { true }
    }.map(\.element)
    for mode in theme.modes where places[mode.name] == nil { items.append(.modifier(mode, files: [:])) }
  }

  /// The files, the resolver document last.
  func files(by writer: TokenWriter) -> [(name: String, text: String)] {
    let tokens = sources.map { ($0.file, writer.text(of: $0.style)) }
    if sources.count <= 1, items.allSatisfy({ if case .set = $0 { true } else { false } }) { return tokens }
    return tokens + [(Self.resolverName, resolver)]
  }

  private mutating func source(_ name: String, _ style: Style) -> Int {
    var file = Self.fileName(name)
    // One set may take part in several modes.
    if let known = sources.firstIndex(where: { $0.file == file && $0.style == style }) { return known }
    var number = 2
    while sources.contains(where: { $0.file.lowercased() == file.lowercased() }) || file == Self.resolverName {
      file = Self.fileName("\(name)-\(number)")
      number += 1
    }
    sources.append(Source(file: file, style: style))
    return sources.count - 1
  }

  private func setName(_ name: String) -> String {
    let base = name.isEmpty ? "tokens" : name
    var unique = base
    var number = 2
    func isTaken(_ name: String) -> Bool {
      items.contains { item in
        switch item {
        case .set(let other, _): other == name
        case .modifier(let mode, _): mode.name == name
        }
      }
    }
    while isTaken(unique) {
      unique = "\(base)-\(number)"
      number += 1
    }
    return unique
  }

  /// A file's name of letters that every file system has.
  private static func fileName(_ name: String) -> String {
    var base = name
    for ending in [".tokens.json", ".tokens.yaml", ".json5", ".jsonc", ".json", ".tokens", ".yaml", ".yml"]
    where base.lowercased().hasSuffix(ending) {
      base = String(base.dropLast(ending.count))
      break
    }
    let words = base.unicodeScalars.split { scalar in
      !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"))
    }
    let plain = words.map { String($0) }.joined(separator: "-")
    return (plain.isEmpty ? "tokens" : plain) + ".tokens.json"
  }

  private var resolver: String {
    var json = JSONWriter(.indented)
    func write(_ files: [Int], _ json: inout JSONWriter) {
      json.array { json in
        for file in files { json.object(onOneLine: true) { $0.member("$ref", sources[file].file) } }
      }
    }
    json.object { json in
      json.member("name", title)
      json.member("version", "2025.10")
      json.key("sets")
      json.object { json in
        for case .set(let name, let file) in items {
          json.key(name)
          json.object { json in
            json.key("sources")
            write([file], &json)
          }
        }
      }
      json.key("modifiers")
      json.object { json in
        for case .modifier(let mode, let files) in items {
          json.key(mode.name)
          json.object { json in
            if let context = mode.defaultContext { json.member("default", context) }
            json.key("contexts")
            json.object { json in
              for context in mode.contexts {
                json.key(context)
                write(files[context] ?? [], &json)
              }
            }
          }
        }
      }
      json.key("resolutionOrder")
      json.array { json in
        for item in items {
          json.object(onOneLine: true) { json in
            switch item {
            case .set(let name, _): json.member("$ref", TokenPointer(steps: ["sets", name]).description)
            case .modifier(let mode, _): json.member("$ref", TokenPointer(steps: ["modifiers", mode.name]).description)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension Style {
  /// Whether the style has neither tokens nor groups.
  fileprivate var isEmpty: Bool { writtenTokens.isEmpty && groups.isEmpty }
}
