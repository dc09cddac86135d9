/// A kind of name that a type of data has elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What names of files end in.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Names in mail.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A kind of data, by the name of the framework UniformTypeIdentifiers.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier of the type.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// A type that is known by a name; this machine knows none but those below, and takes every name.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  /// A type that the program itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(known: identifier) }

  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(known: identifier) }

  /// The type of files whose names end so.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let found = UTType.known.first { $0.value.extensions.contains(filenameExtension.lowercased()) }
    self.init(known: found?.key ?? "dyn.\(filenameExtension.lowercased())")
  }

  /// The type of a name from the world of mail.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.known.first(where: { $0.value.mime == mimeType.lowercased() }) else { return nil }
    self.init(known: found.key)
  }

  /// What names of such files end in.
  public var preferredFilenameExtension: String? { UTType.known[identifier]?.extensions.first }
  /// The type's name in mail.
  public var preferredMIMEType: String? { UTType.known[identifier]?.mime }
  /// What names of such files end in, and the type's names in mail.
  public var tags: [UTTagClass: [String]] {
    guard let facts = UTType.known[identifier] else { return [:] }
    let tags = [UTTagClass.filenameExtension: facts.extensions, .mimeType: facts.mime.map { [$0] } ?? []]
    return tags.filter { !$0.value.isEmpty }
  }
  /// The name.
  public var description: String { identifier }

  /// Whether the type is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || (UTType.known[identifier]?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
  }

  /// Whether the type is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let fileURL = UTType(known: "public.file-url")
  public static let url = UTType(known: "public.url")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let heic = UTType(known: "public.heic")
  public static let heif = UTType(known: "public.heif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mp3 = UTType(known: "public.mp3")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let package = UTType(known: "com.apple.package")
  public static let application = UTType(known: "com.apple.application")
  public static let executable = UTType(known: "public.executable")
  public static let font = UTType(known: "public.font")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let message = UTType(known: "public.message")
  public static let log = UTType(known: "com.apple.log")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")

  /// What is known of a type.
  private struct Facts: Sendable {
    var extensions: [String] = []
    var mime: String?
    var parents: [String] = []
  }

  private static func facts(_ extensions: String, _ mime: String?, _ parents: String...) -> Facts {
    Facts(extensions: extensions.split(separator: " ").map { String($0) }, mime: mime, parents: parents)
  }

  private static let known: [String: Facts] = [
    "public.data": facts("", "application/octet-stream", "public.item"),
    "public.directory": facts("", nil, "public.item"), "public.folder": facts("", nil, "public.directory"),
    "public.url": facts("", nil, "public.data"), "public.file-url": facts("", nil, "public.url"),
    "public.text": facts("", nil, "public.data", "public.content"),
    "public.plain-text": facts("txt text", "text/plain", "public.text"),
    "public.utf8-plain-text": facts("", "text/plain;charset=utf-8", "public.plain-text"),
    "public.rtf": facts("rtf", "text/rtf", "public.text"), "public.html": facts("html htm", "text/html", "public.text"),
    "public.xml": facts("xml", "application/xml", "public.text"),
    "public.json": facts("json", "application/json", "public.text"),
    "public.yaml": facts("yml yaml", "application/x-yaml", "public.text"),
    "public.comma-separated-values-text": facts("csv", "text/csv", "public.plain-text"),
    "public.tab-separated-values-text": facts("tsv", "text/tab-separated-values", "public.plain-text"),
    "public.source-code": facts("", nil, "public.plain-text"),
    "public.swift-source": facts("swift", nil, "public.source-code"),
    "com.apple.property-list": facts("plist", nil, "public.data"),
    "public.image": facts("", nil, "public.data", "public.content"),
    "public.png": facts("png", "image/png", "public.image"),
    "public.jpeg": facts("jpeg jpg", "image/jpeg", "public.image"),
    "com.compuserve.gif": facts("gif", "image/gif", "public.image"),
    "public.tiff": facts("tiff tif", "image/tiff", "public.image"),
    "com.microsoft.bmp": facts("bmp", "image/bmp", "public.image"),
    "public.heic": facts("heic", "image/heic", "public.heif"),
    "public.heif": facts("heif", "image/heif", "public.image"),
    "org.webmproject.webp": facts("webp", "image/webp", "public.image"),
    "public.svg-image": facts("svg", "image/svg+xml", "public.image"),
    "com.adobe.pdf": facts("pdf", "application/pdf", "public.data", "public.content"),
    "org.idpf.epub-container": facts("epub", "application/epub+zip", "public.data", "public.content"),
    "public.audiovisual-content": facts("", nil, "public.data", "public.content"),
    "public.movie": facts("", nil, "public.audiovisual-content"), "public.video": facts("", nil, "public.movie"),
    "public.audio": facts("", nil, "public.audiovisual-content"),
    "public.mpeg-4": facts("mp4", "video/mp4", "public.movie"),
    "com.apple.quicktime-movie": facts("mov qt", "video/quicktime", "public.movie"),
    "public.mp3": facts("mp3", "audio/mpeg", "public.audio"),
    "public.aiff-audio": facts("aiff aif", "audio/aiff", "public.audio"),
    "public.mpeg-4-audio": facts("mp4 mpg4", "audio/mp4", "public.audio"),
    "public.midi-audio": facts("midi mid", "audio/midi", "public.audio"),
    "com.microsoft.waveform-audio": facts("wav", "audio/vnd.wave", "public.audio"),
    "public.archive": facts("", nil, "public.data"),
    "public.zip-archive": facts("zip", "application/zip", "public.archive"),
    "org.gnu.gnu-zip-archive": facts("gz", "application/x-gzip", "public.archive"),
    "public.vcard": facts("vcf", "text/vcard", "public.text", "public.contact"),
    "com.apple.log": facts("log", nil, "public.plain-text"),
  ]
}
