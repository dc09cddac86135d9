/// SHA-256 of a font file's bytes, 64 lower-case hexadecimal digits; nil where the file cannot be read.
package func fontFileHash(_ path: String) -> String? {
  do throws(FontBytes.Failure) { return try FontBytes(path: path).sha256 } catch { return nil }
}
