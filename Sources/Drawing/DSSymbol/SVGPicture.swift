import DSDiagnostics
import DSGeometry
import DSImage

extension SymbolBuilder {
  /// Draws the picture that an `image` holds in its address, or that lies in a file beside.
  mutating func picture(_ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform) {
    guard let link = element.attributes["href"], !link.isEmpty, style.isVisible else { return }
    do throws(SVGProblem) {
      // What has no area shows nothing, wherever it lies.
      guard try area(of: Size(width: 1, height: 1), element, style.units) != nil else { return }
      if let bytes = pictures[link] {
        try take(bytes.count, isText: false)
        return try draw(bytes, isDrawing: false, element, style, transform)
      }
      guard link.hasPrefix("data:"), let comma = link.utf8.firstIndex(of: UInt8(ascii: ",")) else {
        return document.report(
          SVGProblem(
            id: "unsupported-svg", message: "the picture '\(link.prefix(80))' is not in the folder of symbols",
            hint:
              "put a PNG, JPEG, WebP or SVG file there and name it by a relative path, or embed it as data:image/png;base64"
          ),
          in: "href", of: element)
      }
      let head = link[..<comma].lowercased()
      guard head.contains(";base64") else { throw Self.unreadable("is not written as base64") }
      try take(link.utf8.count, isText: true)
      guard let bytes = decodeBase64(link.utf8[comma...].dropFirst()) else {
        throw Self.unreadable("is not written as base64")
      }
      try draw(bytes, isDrawing: head.contains("svg"), element, style, transform)
    } catch {
      document.report(error, at: element.offset)
    }
  }

  /// Takes bytes from those that pictures may have; text has 4 for 3 of a picture.
  private mutating func take(_ count: Int, isText: Bool) throws(SVGProblem) {
    pictureBytes += isText ? count : count * 4 / 3
    guard pictureBytes <= Limits.symbolPictureBytes * 4 / 3 else {
      throw SVGProblem(
        id: "too-large", message: "the pictures in it have more than \(Limits.symbolPictureBytes) bytes",
        hint: "make them smaller")
    }
  }

  private mutating func draw(
    _ bytes: [UInt8], isDrawing: Bool, _ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform
  ) throws(SVGProblem) {
    if let kind = AssetKind(beginning: bytes) {
      try draw(try bitmap(bytes, kind), element, style, transform)
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      throw Self.unreadable("is compressed")
    } else if isDrawing || bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      try draw(drawing: bytes, element, style, transform)
    } else {
      throw Self.unreadable("is neither PNG nor JPEG nor WebP nor SVG")
    }
  }

  /// The pixels of a file in sRGB.
  private func bitmap(_ bytes: [UInt8], _ kind: AssetKind) throws(SVGProblem) -> Bitmap {
    var picture: AssetPicture?
    do throws(PictureError) {
      picture = try decodeAsset(bytes, kind, file: document.file)
    } catch {
      throw Self.unreadable(error.diagnostic.message)
    }
    guard let picture, picture.warning == nil else {
      throw Self.unreadable("states colours that cannot be converted to sRGB, or a turn by eXIf")
    }
    return picture.bitmap
  }

  private static func unreadable(_ why: String) -> SVGProblem {
    SVGProblem(
      id: "unsupported-svg", message: "a picture in it \(why)", hint: "make it a PNG, JPEG, WebP or plain SVG file")
  }

  private mutating func draw(
    _ bitmap: Bitmap, _ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform
  ) throws(SVGProblem) {
    let own = Rect(size: Size(width: Double(bitmap.width), height: Double(bitmap.height)))
    guard let place = try area(of: own.size, element, style.units) else { return }
    let map = try SVGAspect(element.attributes["preserveAspectRatio"]).map(own, to: place)
    shapes.append(SVGGeometry(path: .svgRect(place, rx: 0, ry: 0), transform: transform))
    let first = layers.count
    layers.append(
      SymbolLayer(
        SymbolPicture(
          bitmap: bitmap, rect: map.bounds(of: own), transform: transform, hasHardPixels: style.hasHardPixels)))
    keep(
      layersFrom: first, to: SymbolLayer.Clip(path: .svgRect(place, rx: 0, ry: 0).applying(transform)), "image", element
    )
  }

  /// Where a picture of a size is drawn; nil for nowhere.
  private func area(of size: Size, _ element: SVGElement, _ units: SVGUnits) throws(SVGProblem) -> Rect? {
    func side(_ name: String, _ axis: SVGUnits.Axis) throws(SVGProblem) -> Double? {
      guard let text = element.attributes[name], text != "auto" else { return nil }
      return try units.length(text, axis)
    }
    let (width, height) = (try side("width", .horizontal), try side("height", .vertical))
    let sides =
      switch (width, height) {
      case (let width?, let height?): Size(width: width, height: height)
      case (let width?, nil): Size(width: width, height: width * size.height / size.width)
      case (nil, let height?): Size(width: height * size.width / size.height, height: height)
      case (nil, nil): size
      }
    let place = Rect(
      origin: Point(
        x: try element.length("x", .horizontal, units, 0), y: try element.length("y", .vertical, units, 0)), size: sides
    )
    return place.isEmpty ? nil : place
  }

  private mutating func draw(
    drawing bytes: [UInt8], _ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform
  ) throws(SVGProblem) {
    guard pictureDepth < Limits.symbolPictureDepth else { throw Self.unreadable("holds drawings in one another") }
    var inner = SVGDocument(bytes: bytes, file: document.file)
    guard let root = parseXML(&inner), !inner.problems.hasErrors else {
      throw Self.unreadable("is a drawing that cannot be read")
    }
    var builder = SymbolBuilder(inner)
    (builder.pictureBytes, builder.pictureDepth) = (pictureBytes, pictureDepth + 1)
    let symbol = builder.build(root, name: "")
    pictureBytes = builder.pictureBytes
    let problems = builder.document.problems.sorted + builder.document.warnings.sorted
    // What draws nothing there is nothing here.
    if let problem = problems.first(where: { $0.id != "empty-symbol" }) {
      throw Self.unreadable("is a drawing in which \(problem.message)")
    }
    guard let symbol, !symbol.layers.isEmpty, let place = try area(of: symbol.viewBox.size, element, style.units) else {
      return
    }
    let map = try SVGAspect(element.attributes["preserveAspectRatio"]).map(symbol.viewBox, to: place).then(transform)
    shapes.append(SVGGeometry(path: .svgRect(place, rx: 0, ry: 0), transform: transform))
    let first = layers.count
    // A pattern of one tile is a drawing under a map.
    let outline = Path.svgRect(place, rx: 0, ry: 0).applying(transform)
    var whole = SymbolPattern(layers: symbol.layers, tile: symbol.viewBox, transform: map, clip: symbol.viewBox)
    whole.repeats = false
    layers.append(SymbolLayer(path: outline, fill: .pattern(whole)))
    keep(layersFrom: first, to: SymbolLayer.Clip(path: outline), "image", element)
  }
}

extension AssetKind {
  /// The kind of a file that begins so; nil for others.
  fileprivate init?(beginning bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else {
      return nil
    }
  }
}

/// The bytes that base64 stands for, with white space anywhere; nil for other text.
private func decodeBase64(_ text: Substring.UTF8View) -> [UInt8]? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count * 3 / 4)
  var (bits, count) = (UInt32(0), 0)
  for byte in text {
    let value: UInt32
    switch byte {
    case 0x41...0x5A: value = UInt32(byte) - 0x41
    case 0x61...0x7A: value = UInt32(byte) - 0x61 + 26
    case 0x30...0x39: value = UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="), 0x20, 0x09, 0x0A, 0x0D: continue
    default: return nil
    }
    bits = bits << 6 | value
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(bits >> UInt32(count) & 255))
    }
  }
  return bytes
}
