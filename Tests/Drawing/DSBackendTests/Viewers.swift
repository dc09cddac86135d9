import DSImage
import Glibc
import TestFolder
import Testing

/// A program that shows SVG documents.
enum Viewer: String, CaseIterable {
  case librsvg, chromium

  /// How close its pictures of small scenes must be, unless a scene says otherwise.
  var closeness: Closeness {
    switch self {
    case .librsvg: Closeness(mean: 0.45, flat: 2, far: 0.01)
    case .chromium: Closeness(mean: 0.7, flat: 2, far: 0.0175)
    }
  }

  /// The pictures of documents, in their order, in device pixels.
  func pictures(of documents: [SVGDocument]) throws -> [Bitmap] {
    let folder = TestFolder()
    switch self {
    case .librsvg: return try documents.map { try librsvgPicture(of: $0, in: folder) }
    case .chromium: return try pages(of: documents).flatMap { try chromiumPictures(of: Array($0), in: folder) }
    }
  }
}

/// An SVG document and the size of its picture.
struct SVGDocument {
  /// The document.
  let text: String
  /// Columns, in device pixels.
  let width: Int
  /// Rows, in device pixels.
  let height: Int
  /// Device pixels per point.
  let scale: Int
}

/// The path of a viewer: that of the variable, or the first program of these names in the search path.
///
/// A viewer that is missing is a failure: a comparison that did not take place is no pass.
private func path(of viewer: String, variable: String, names: String...) throws -> String {
  if let path = environment(variable) {
    try #require(access(path, X_OK) == 0, "\(variable) names \(path), which is not a program")
    return path
  }
  return try #require(
    names.lazy.compactMap(find).first,
    "\(viewer) is not installed: run scripts/setup --tests, or name the program in \(variable)")
}

private func librsvgPicture(of document: SVGDocument, in folder: TestFolder) throws -> Bitmap {
  let program = try path(of: "librsvg", variable: "DSRENDER_RSVG_CONVERT", names: "rsvg-convert")
  let (source, target) = ("\(folder.path)/document.svg", "\(folder.path)/picture.png")
  try write(Array(document.text.utf8), to: source)
  let code = run(program, ["--width", String(document.width), "--output", target, source])
  try #require(code == 0, "rsvg-convert ended with \(code)")
  return try readPNG(target)
}

/// Consecutive documents of one scale whose pictures fit on a page.
private func pages(of documents: [SVGDocument]) -> [ArraySlice<SVGDocument>] {
  var pages: [ArraySlice<SVGDocument>] = []
  var (start, area) = (0, 0)
  for (index, document) in documents.enumerated() {
    let size = document.width * document.height
    if index > start && (area + size > 4_000_000 || document.scale != documents[start].scale) {
      pages.append(documents[start..<index])
      (start, area) = (index, 0)
    }
    area += size
  }
  return pages + [documents[start...]]
}

/// Shows documents of one scale on one page, as a web page shows pictures: in rows from the left, each at whole points.
private func chromiumPictures(of documents: [SVGDocument], in folder: TestFolder) throws -> [Bitmap] {
  let program = try path(
    of: "Chromium", variable: "DSRENDER_CHROMIUM", names: "chromium", "chromium-browser", "google-chrome")
  guard let scale = documents.first?.scale else { return [] }
  let sheet = Sheet(documents)
  var page = "<!doctype html><style>body{margin:0}img{position:absolute}</style>"
  for (index, document) in documents.enumerated() {
    try write(Array(document.text.utf8), to: "\(folder.path)/\(index).svg")
    let place = sheet.places[index]
    page += "<img src=\(index).svg style=left:\(place.x / scale)px;top:\(place.y / scale)px>"
  }
  try write(Array(page.utf8), to: "\(folder.path)/page.html")
  let target = "\(folder.path)/page.png"
  let code = run(
    program,
    [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--force-color-profile=srgb", "--default-background-color=00000000", "--force-device-scale-factor=\(scale)",
      "--window-size=\(sheet.width / scale),\(sheet.height / scale)", "--user-data-dir=\(folder.path)/profile",
      "--screenshot=\(target)", "file://\(folder.path)/page.html",
    ])
  try #require(code == 0, "Chromium ended with \(code)")
  let picture = try readPNG(target)
  try #require(picture.width >= sheet.width && picture.height >= sheet.height)
  return zip(documents, sheet.places).map { document, place in
    picture.part(x: place.x, y: place.y, width: document.width, height: document.height)
  }
}

/// Places of pictures in rows, in device pixels on whole points.
private struct Sheet {
  private static let mostWidth = 1600

  private(set) var places: [(x: Int, y: Int)] = []
  private(set) var width = 0
  private(set) var height = 0

  init(_ documents: [SVGDocument]) {
    var (x, y) = (0, 0)
    for document in documents {
      // A gap keeps what one picture shows beyond its edge out of the next one.
      let gap = 4 * document.scale
      func room(_ length: Int) -> Int { (length + document.scale - 1) / document.scale * document.scale + gap }
      if x > 0 && x + room(document.width) > Self.mostWidth { (x, y) = (0, height) }
      places.append((x, y))
      x += room(document.width)
      width = max(width, x)
      height = max(height, y + room(document.height))
    }
  }
}

extension Bitmap {
  /// A rectangle cut out of the picture.
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var part = Bitmap(width: width, height: height)
    part.pixels.withUnsafeMutableBufferPointer { part in
      pixels.withUnsafeBufferPointer { whole in
        for row in 0..<height {
          for column in 0..<width { part[row * width + column] = whole[(y + row) * self.width + x + column] }
        }
      }
    }
    return part
  }
}
