import DSCascade
import DSDiagnostics
import DSGeometry
import DSImage
import DSNode
import DSSymbol
import DSText

extension Resolver {
  /// A text with the styles of its pieces.
  mutating func resolve(_ text: TextNode, _ environment: Environment, at location: SourceLocation) -> ResolvedText {
    var spans: [TextParagraph.Span] = []
    var paints: [ResolvedPaint] = []
    var decorations: [ResolvedText.Decoration] = []
    var images: [Int: ResolvedImage] = [:]
    for span in text.spans {
      var inner = environment
      for modifier in span.modifiers.reversed() where !inherit(modifier, &inner, at: location) {
        bag.error(
          "modifier-on-span", "a piece of a text takes only modifiers that style text", at: location,
          hint: "put the modifier on the whole text")
      }
      let (style, letters) = typesetting(inner, at: location)
      let characters = letters.apply(to: shownText(span.text, inner))
      if characters.count > Limits.textCharacters {
        bag.error(
          "text-too-long", "the text has more than \(Limits.textCharacters) characters", at: location)
      }
      if let node = span.image {
        // A picture that is not there is reported, and left out.
        guard let image = resolve(node, inner, at: location) else { continue }
        images[spans.count] = image
        spans.append(TextParagraph.Span(image.inlineObject, style))
      } else {
        spans.append(TextParagraph.Span(characters, style))
      }
      paints.append(paint(.foreground(.primary), inner, at: location))
      decorations.append(decoration(inner, at: location))
    }
    let limit = environment[LineLimitKey.self]
    var paragraph = TextParagraph(
      spans, direction: environment.direction,
      alignment: TextParagraph.LineAlignment(environment[TextAlignmentKey.self]), lineLimit: limit.lines,
      reservedLines: limit.reserved,
      truncation: TextParagraph.Truncation(environment[TruncationModeKey.self]),
      lineSpacing: number(environment[LineSpacingKey.self], environment, at: location, in: 0...Limits.textSize))
    paragraph.followsContent = environment[WritingDirectionKey.self]
    paragraph.alignsWithContent = environment[AlignmentDirectionKey.self]
    paragraph.allowsTightening = environment[TighteningKey.self]
    paragraph.minimumScale = number(
      environment[MinimumScaleKey.self], environment, at: location, in: 0...1, or: 1)
    var resolved = ResolvedText(paragraph: paragraph, paints: paints)
    // Most texts have no lines and no areas.
    if decorations.contains(where: { $0 != ResolvedText.Decoration() }) { resolved.decorations = decorations }
    resolved.isRedacted = environment[RedactedKey.self]
    resolved.images = images
    resolved.parts = text.parts
    return resolved
  }

  /// The paints and patterns of a piece's lines and area.
  private mutating func decoration(
    _ environment: Environment, at location: SourceLocation
  ) -> ResolvedText.Decoration {
    func paint(_ paint: Paint?) -> ResolvedPaint? { paint.map { self.paint($0, environment, at: location) } }
    let under = environment[UnderlineKey.self].style
    let through = environment[StrikethroughKey.self].style
    return ResolvedText.Decoration(
      underline: .init(pattern: under.pattern, paint: paint(under.paint)),
      strikethrough: .init(pattern: through.pattern, paint: paint(through.paint)),
      background: paint(environment[TextBackgroundKey.self]))
  }

  /// A picture with its source; nil, and a report, where there is none of its name.
  mutating func resolve(_ image: ImageNode, _ environment: Environment, at location: SourceLocation) -> ResolvedImage? {
    let tinted = paint(.foreground(.primary), environment, at: location)
    switch image.source {
    case .symbol(let value):
      let plain = string(value, environment)
      let variants = image.variants.map { plain + "-" + $0 }
      environment.context.uses?.note(symbols: variants + [plain])
      let name = variants.first { environment.context.symbols[$0] != nil } ?? plain
      guard let asset = environment.context.symbols[name] else {
        report("symbol", name, among: environment.context.symbols.keys.sorted(), at: location)
        return nil
      }
      guard let symbol = content(of: asset, environment.context.uses) else { return nil }
      bag.add(contentsOf: symbol.warnings)
      return varied(symbol, image, environment, at: location, paint: tinted)
    case .systemSymbol(let plain):
      let symbol = systemSymbol(plain, variants: image.variants, environment, at: location)
      return varied(symbol, image, environment, at: location, paint: tinted)
    case .asset(let value, let scale):
      let name = string(value, environment)
      environment.context.uses?.note(image: name)
      guard let asset = environment.context.images[name] else {
        report("image", name, among: environment.context.images.keys.sorted(), at: location)
        return nil
      }
      guard let bitmap = content(of: asset, environment.context.uses) else { return nil }
      return resolved(
        .bitmap(bitmap, scale: scale), image, paint: image.renderingMode == .template ? tinted : nil)
    case .file(let light, let dark):
      let file = environment.isDark ? dark ?? light : light
      if file.format == .symbol { return template(file, image, environment, at: location, paint: tinted) }
      let paint = image.renderingMode == .template ? tinted : nil
      return source(file, at: location).map { resolved($0, image, paint: paint) }
    case .unknown(let name, let names):
      bag.error(
        "unknown-image", "the bundle has no picture '\(name)'", at: location,
        hint: didYouMean(name, among: names)
          ?? "pictures are looked for in the catalogues among its resources, and as PNG, JPEG, SVG or PDF files beside them"
      )
      return nil
    }
  }

  /// A picture that is drawn by its node's settings.
  func resolved(_ source: ResolvedImage.Source, _ image: ImageNode, paint: ResolvedPaint?) -> ResolvedImage {
    var resolved = ResolvedImage(source, resizable: image.resizable, paint: paint)
    resolved.capInsets = image.capInsets
    resolved.isTiled = image.isTiled
    resolved.hasHardPixels = image.hasHardPixels
    resolved.symbolScale = image.symbolScale
    return resolved
  }

  /// What a file of a catalogue holds; nil, and a report, where it cannot be read.
  private mutating func source(_ file: ImageFile, at location: SourceLocation) -> ResolvedImage.Source? {
    guard !isPointer(file, at: location) else { return nil }
    switch file.format {
    case .png, .jpeg:
      do throws(PictureError) {
        let picture = try decodeAsset(file.bytes, file.format == .png ? .png : .jpeg, file: file.name)
        if let warning = picture.warning { bag.add(warning) }
        return .bitmap(picture.bitmap, scale: file.scale)
      } catch {
        report(error.diagnostic, of: file, at: location)
      }
    case .svg:
      do throws(DiagnosticsError) {
        let symbol = try readSymbol(file.bytes, name: file.name, file: file.name)
        bag.add(contentsOf: symbol.warnings)
        return .vector(symbol)
      } catch {
        for diagnostic in error.diagnostics { bag.add(diagnostic) }
      }
    case .pdf:
      do throws(DiagnosticsError) {
        return .vector(try readPDF(file.bytes, name: file.name, file: file.name))
      } catch {
        for fault in error.diagnostics {
          bag.error("unsupported-pdf", "the picture '\(file.name)' \(fault.message)", at: location, hint: fault.hint)
        }
      }
    // It is drawn by a font, which a picture has not got.
    case .symbol: return nil
    case .unread:
      let ending = file.name.split(separator: ".").last.map { $0.uppercased() } ?? ""
      bag.error(
        "undrawn-kind", "the picture '\(file.name)' is there, but is a \(ending) file, a kind that is not drawn",
        at: location, hint: "add the picture to its set as SVG, PDF, PNG or JPEG: those are taken first")
    }
    return nil
  }

  /// Whether a file is only a pointer of Git LFS, which is reported.
  mutating func isPointer(_ file: ImageFile, at location: SourceLocation) -> Bool {
    guard GitLFSPointer.begins(file.bytes) else { return false }
    bag.error(
      "unreadable-image", "the picture '\(file.name)' is a pointer of Git LFS", at: location, hint: GitLFSPointer.hint)
    return true
  }

  /// What is in a file of the design system; nil, and its problems as those of the shot, where it cannot be used.
  mutating func content<Content>(of asset: Asset<Content>, _ uses: UsedInputs?) -> Content? {
    switch asset {
    case .read(let content): return content
    case .faulty(let problems):
      bag.add(contentsOf: problems)
      return nil
    case .deferred(let file):
      uses?.note(symbols: file.others.map(\.name))
      return content(of: file.value, uses)
    }
  }

  /// Reports a picture's fault at the place that uses the picture.
  private mutating func report(_ fault: Diagnostic, of file: ImageFile, at location: SourceLocation) {
    bag.error(
      "unreadable-image", "the picture '\(file.name)' cannot be read: \(fault.message)", at: location, hint: fault.hint)
  }

  private mutating func report(_ kind: String, _ name: String, among names: [String], at location: SourceLocation) {
    bag.error(
      "unknown-\(kind)", "the design system has no \(kind) '\(name)'", at: location,
      hint: didYouMean(name, among: names) ?? "put it into one of the folders under '\(kind)s'")
  }
}

extension ResolvedImage {
  /// The picture as a part of a line of text; one that is resizable elsewhere has its own size there.
  fileprivate var inlineObject: InlineObject {
    switch source {
    case .symbol(let symbol, _): .symbol(size(in: 1), drawnHeight: symbolScale, drop: symbol.drop * symbolScale)
    case .bitmap, .vector: .picture(size(in: 1))
    }
  }
}

extension TextParagraph.LineAlignment {
  fileprivate init(_ alignment: Modifier.TextAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

extension TextParagraph.Truncation {
  fileprivate init(_ mode: Modifier.TruncationMode) {
    self =
      switch mode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}

extension Modifier.TextCase? {
  /// The characters in the case; by Unicode's rules, which are the same for all languages.
  fileprivate func apply(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}
