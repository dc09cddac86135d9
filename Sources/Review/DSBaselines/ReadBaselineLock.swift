package import DSDiagnostics
import DSImage

/// Reads a lock; every line that is not exactly as a lock is written is a problem with its place.
/// - Parameters:
///   - bytes: the file's content.
///   - file: the path that problems name.
///   - bag: where problems go.
package func readBaselineLock(_ bytes: [UInt8], file: String, _ bag: inout DiagnosticBag) -> BaselineLock {
  var lock = BaselineLock()
  var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  if conflict(in: lines, file: file, &bag) { return lock }
  var previous: (id: String, line: Int)?
  var firstLines: [String: Int] = [:]
  for (index, line) in lines.enumerated() {
    let place = SourceLocation(file: file, line: index + 1)
    if index < BaselineLock.header.count {
      guard line.elementsEqual(BaselineLock.header[index].utf8) else {
        bag.error(
          "bad-lock-header", "expected the line '\(BaselineLock.header[index])'", at: place,
          hint: "a lock of another version cannot be read; delete the file and run 'dsrender approve' to rebuild it")
        return lock
      }
      continue
    }
    if line.starts(with: BaselineLock.rendererMark.utf8) {
      readRenderer(line, &lock)
      continue
    }
    guard let entry = readEntry(line, at: place, &bag) else { continue }
    if let first = firstLines[entry.id] {
      bag.error(
        "duplicate-lock-line", "the shot '\(entry.id)' has two lines", at: place, hint: "delete one of them",
        notes: [Diagnostic.Note("the first line", at: SourceLocation(file: file, line: first))])
      continue
    }
    firstLines[entry.id] = index + 1
    if let previous, entry.id < previous.id {
      bag.error(
        "unsorted-lock-line", "the line of '\(entry.id)' has to stand before that of '\(previous.id)'", at: place,
        hint: "sort the lines by id, byte by byte (LC_ALL=C sort)")
    }
    previous = (entry.id, index + 1)
    lock[entry.id] = entry
  }
  if lines.count < BaselineLock.header.count {
    bag.error("bad-lock-header", "the file is cut short", at: SourceLocation(file: file, line: lines.count))
  } else if bytes.last != UInt8(ascii: "\n") {
    bag.error("lock-cut-short", "the last line has no end", at: SourceLocation(file: file, line: lines.count))
  }
  return lock
}

/// Reads what a renderer was: `# renderer 0123456789ab: drawing 1; cairo 1.16.0`. A comment is never an error.
private func readRenderer(_ line: ArraySlice<UInt8>, _ lock: inout BaselineLock) {
  let text = String(decoding: line.dropFirst(BaselineLock.rendererMark.utf8.count), as: UTF8.self)
  let parts = text.split(separator: ": ", maxSplits: 1)
  guard parts.count == 2 else { return }
  lock.renderers[String(parts[0])] = parts[1].split(separator: "; ").map(String.init)
}

/// Reports the first mark of an unresolved merge.
private func conflict(in lines: [ArraySlice<UInt8>], file: String, _ bag: inout DiagnosticBag) -> Bool {
  for (index, line) in lines.enumerated() {
    for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.starts(with: mark.utf8) {
      bag.error(
        "lock-merge-conflict", "a merge left its mark '\(mark)'", at: SourceLocation(file: file, line: index + 1),
        hint: "resolve the PNG files first, take either side of this file, then run 'dsrender approve', which mends "
          + "the lines that do not fit their pictures")
      return true
    }
  }
  return false
}

/// Reads one line; reports what is wrong with it.
private func readEntry(
  _ line: ArraySlice<UInt8>, at place: SourceLocation, _ bag: inout DiagnosticBag
) -> BaselineLock.Entry? {
  let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).compactMap {
    String(validating: $0, as: UTF8.self)
  }
  func fail(_ what: String) -> BaselineLock.Entry? {
    bag.error(
      "bad-lock-line", what, at: place,
      hint: "lines are written by 'dsrender approve' alone; delete this one and approve its shot again")
    return nil
  }
  guard fields.count == 5 else {
    return fail("expected five fields: id, size, pixel hash, file hash and renderer")
  }
  guard isBaselineName(fields[0]) else { return fail("the id is not the id of a shot") }
  let sides = fields[1].split(separator: "x", omittingEmptySubsequences: false)
  guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1]) else {
    return fail("the size '\(fields[1].prefix(40))' is not of the form 320x88")
  }
  guard let pixels = PixelHash(text: fields[2]) else {
    return fail("the pixel hash is not 32 lower-case hexadecimal digits")
  }
  guard let content = ContentHash(text: fields[3]) else {
    return fail("the file hash is not 32 lower-case hexadecimal digits")
  }
  guard !fields[4].isEmpty, fields[4].utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }), fields[4].utf8.count <= 32
  else { return fail("the renderer is not a fingerprint of hexadecimal digits") }
  return BaselineLock.Entry(
    id: fields[0], width: width, height: height, pixels: pixels, file: content, fingerprint: fields[4])
}

/// A side of a picture: digits without a leading zero, within the limit of a shot.
private func side(_ text: Substring) -> Int? {
  guard let number = Int(text), String(number) == text, (1...Limits.shotSide).contains(number) else { return nil }
  return number
}

/// Whether a text can be the id of a shot and the path of its baseline: parts of `[A-Za-z0-9][A-Za-z0-9._@+-]*`.
package func isBaselineName(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  func isPlain(_ byte: UInt8) -> Bool { 48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte }
  return parts.count == 3
    && parts.allSatisfy { part in
      part.first.map(isPlain) == true && part.allSatisfy { isPlain($0) || "._@+-".utf8.contains($0) }
    }
}
