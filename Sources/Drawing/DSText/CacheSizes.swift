/// How much a worker keeps of the texts it has laid out. The sizes cost time and memory alone.
enum CacheSizes {
  /// Characters that are kept shaped: each takes about 100 bytes, and texts may be without number.
  static let shapedCharacters = 20_000
  /// Styles whose fonts are kept: type scales have a few dozen, a source of texts may make up thousands.
  static let fallbacks = 256
}
