import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
public import DSView

// Tokens by name, found where the value is drawn: a mode that is switched anywhere around that place counts, also one that
// is switched inside the view whose body names the token.

extension DSView.Color {
  /// The colour of a token, in the modes in force where it is drawn.
  public init(token: String, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(token: token, at: SourceLocation(file: "\(fileID)", line: line))
  }

  init(token: String, at location: SourceLocation) {
    self.init(Paint.color(.token(TokenReference(TokenPath(token), at: location))))
  }

  init(_ color: DSGeometry.Color) { self.init(Paint.color(.literal(color))) }
}

extension View {
  /// The font, the height of lines and the tracking of a token of type typography, for everything inside.
  nonisolated public func dsFont(
    _ token: String, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    modifier(NodeModifier { _ in [.font(.token(TokenReference(token, fileID, line)))] })
  }

  /// Padding on all sides of the view, of a token of type dimension.
  nonisolated public func dsPadding(
    _ token: String, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View { dsPadding(.all, token, fileID: fileID, line: line) }

  /// Padding on some sides of the view, of a token of type dimension.
  nonisolated public func dsPadding(
    _ edges: Edge.Set, _ token: String, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    let reference = TokenReference(token, fileID, line)
    return modifier(NodeModifier { _ in [.padding(edges.node, .token(reference))] })
  }

  /// A fixed size of tokens of type dimension; a side without one is the view's own.
  nonisolated public func dsFrame(
    width: String? = nil, height: String? = nil, alignment: DSView.Alignment = .center, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> some View {
    let width = width.map { Value<Double>.token(TokenReference($0, fileID, line)) }
    let height = height.map { Value<Double>.token(TokenReference($0, fileID, line)) }
    return modifier(NodeModifier { _ in [.frame(width: width, height: height, alignment: alignment.node)] })
  }

  /// The view cut to a rectangle with corners of a token of type dimension.
  nonisolated public func dsCornerRadius(
    _ token: String, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    let reference = TokenReference(token, fileID, line)
    return modifier(NodeModifier { _ in [.cornerRadius(ShapeNode.Radii(.token(reference)))] })
  }

  /// A line inside the view's edges, of a token of type border.
  nonisolated public func dsBorder(
    _ token: String, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    let reference = TokenReference(token, fileID, line)
    return modifier(NodeModifier { _ in [.border(Modifier.BorderNode(token: reference))] })
  }

  /// A line inside the outline of a shape, of a token of type border.
  nonisolated public func dsBorder<S: Shape>(
    _ token: String, in shape: S, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    let reference = TokenReference(token, fileID, line)
    return modifier(
      NodeModifier { inputs in
        [.border(Modifier.BorderNode(token: reference, shape: shape._outline(inputs.environment).shape))]
      })
  }

  /// The shadows of a token of type shadow.
  nonisolated public func dsShadow(
    _ token: String, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    let reference = TokenReference(token, fileID, line)
    return modifier(NodeModifier { _ in [.shadow(.token(reference))] })
  }

  /// Text set as a typography says.
  nonisolated public func dsTypography(_ typography: DSTypography) -> some View {
    modifier(NodeModifier { _ in typography.modifiers })
  }
}

extension TokenReference {
  init(_ token: String, _ fileID: StaticString, _ line: Int) {
    self.init(TokenPath(token), at: SourceLocation(file: "\(fileID)", line: line))
  }
}
