package import Foundation

/// What the toolchain says about a module's public symbols; a part of the format that `symbolgraph-extract` writes.
package struct SymbolGraph: Decodable, Sendable {
  /// One public symbol.
  package struct Symbol: Decodable, Sendable {
    /// What it is, such as `swift.method`.
    package struct Kind: Decodable, Sendable {
      /// The format's name of the kind.
      package var identifier: String
    }

    /// The symbol's name in the program.
    package struct Identifier: Decodable, Sendable {
      /// Unique in the graph.
      package var precise: String
    }

    /// A documentation comment.
    package struct Comment: Decodable, Sendable {
      /// One line, without its slashes.
      package struct Line: Decodable, Sendable {
        /// The words, with the blanks before them.
        package var text: String
      }

      /// From top to bottom.
      package var lines: [Line]
    }

    /// A piece of a declaration.
    package struct Fragment: Decodable, Sendable {
      /// Its text.
      package var spelling: String
      /// The symbol that it names, where it names one.
      package var preciseIdentifier: String?
    }

    /// What it is.
    package var kind: Kind
    /// Its name in the program.
    package var identifier: Identifier
    /// The type's name, the nested type's name, …, its own name with labels.
    package var pathComponents: [String]
    /// The documentation comment, where there is one.
    package var docComment: Comment?

    /// How it is declared, in pieces.
    package var declarationFragments: [Fragment]?

    /// The path as documentation writes it, such as `View/padding(_:)`.
    package var path: String { pathComponents.joined(separator: "/") }
  }

  /// The relation of one symbol to another.
  package struct Relationship: Decodable, Sendable {
    /// Such as `conformsTo`.
    package var kind: String
    /// The symbol that has the relation.
    package var source: String
    /// The symbol that it is related to.
    package var target: String
  }

  /// All symbols.
  package var symbols: [Symbol]
  /// All relationships.
  package var relationships: [Relationship]

  /// Several graphs as one.
  package init(joining graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }

  /// Reads what `symbolgraph-extract` wrote.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: json)
  }
}
