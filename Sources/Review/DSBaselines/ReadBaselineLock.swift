package import DSDiagnostics
import DSImage

/// Reads a lock; every line that is not of the form of one is a problem with its place.
///
/// Lines may end as on Windows. They may come in any order, and several times: git's union of two branches leaves them so.
/// `BaselineLock.settle` has to follow.
/// - Parameters:
///   - bytes: the file's content.
///   - file: the path that problems name.
///   - bag: where problems go.
package func readBaselineLock(_ bytes: [UInt8], file: String, _ bag: inout DiagnosticBag) -> BaselineLock {
  var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
  if lines.last?.isEmpty == true { lines.removeLast() }
  if conflict(in: lines, file: file, &bag) { return BaselineLock() }
  var entries: [BaselineLock.Entry] = []
  entries.reserveCapacity(lines.count)
  var renderers: [String: [String]] = [:]
  let restore = "restore it as it was committed: git checkout HEAD -- \(file)"
  for (index, line) in lines.enumerated() {
    let place = SourceLocation(file: file, line: index + 1)
    if index < BaselineLock.header.count {
      guard line.elementsEqual(BaselineLock.header[index].utf8) else {
        bag.error(
          "bad-lock-header", "expected the line '\(BaselineLock.header[index])'", at: place,
          hint: restore + "; or update dsrender, if a newer version wrote it")
        return BaselineLock()
      }
      continue
    }
    if line.starts(with: BaselineLock.rendererMark.utf8) {
      readRenderer(line, &renderers)
      continue
    }
    if let entry = readEntry(line, at: place, &bag) { entries.append(entry) }
  }
  if lines.count < BaselineLock.header.count {
    bag.error(
      "bad-lock-header", "the file is cut short", at: SourceLocation(file: file, line: lines.count), hint: restore)
  } else if bytes.last != UInt8(ascii: "\n") {
    bag.error(
      "lock-cut-short", "the last line has no end", at: SourceLocation(file: file, line: lines.count), hint: restore)
  }
  var lock = BaselineLock(lines: entries)
  lock.renderers = renderers
  return lock
}

/// Reads what a renderer was: `# renderer 0123456789ab: drawing 1; cairo 1.16.0`. A comment is never an error.
private func readRenderer(_ line: ArraySlice<UInt8>, _ renderers: inout [String: [String]]) {
  let text = String(decoding: line.dropFirst(BaselineLock.rendererMark.utf8.count), as: UTF8.self)
  let parts = text.split(separator: ": ", maxSplits: 1)
  guard parts.count == 2 else { return }
  renderers[String(parts[0])] = parts[1].split(separator: "; ").map(String.init)
}

/// Reports the first mark of an unresolved merge.
private func conflict(in lines: [ArraySlice<UInt8>], file: String, _ bag: inout DiagnosticBag) -> Bool {
  for (index, line) in lines.enumerated() {
    for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.starts(with: mark.utf8) {
      bag.error(
        "lock-merge-conflict", "a merge left its mark '\(mark)'", at: SourceLocation(file: file, line: index + 1),
        hint: "settle the PNG files, then run 'git checkout --ours \(file)' and 'dsrender approve', which writes the "
          + "lines of equal pictures anew; the line 'baselines.lock -text merge=union' in .gitattributes prevents this")
      return true
    }
  }
  return false
}

/// Reads one line; reports what is wrong with it.
private func readEntry(
  _ line: ArraySlice<UInt8>, at place: SourceLocation, _ bag: inout DiagnosticBag
) -> BaselineLock.Entry? {
  // Bytes, not texts: a lock of a hundred thousand lines is read before each run.
  let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
  func fail(_ what: String) -> BaselineLock.Entry? {
    bag.error(
      "bad-lock-line", what, at: place,
      hint: "lines are written by 'dsrender approve' alone; delete this one and approve its shot again")
    return nil
  }
  guard fields.count == 5 else {
    return fail("expected five fields: id, size, pixel hash, file hash and renderer")
  }
  guard isBaselineName(bytes: fields[0]) else { return fail("the id is not the id of a shot") }
  let sides = fields[1].split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
  guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1]) else {
    let size = String(decoding: fields[1], as: UTF8.self)
    return fail("the size '\(size.prefix(40))' is not of the form 320x88")
  }
  guard let pixels = PixelHash(digits: fields[2]) else {
    return fail("the pixel hash is not 32 lower-case hexadecimal digits")
  }
  guard let content = ContentHash(digits: fields[3]) else {
    return fail("the file hash is not 32 lower-case hexadecimal digits")
  }
  guard !fields[4].isEmpty, fields[4].allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }), fields[4].count <= 32
  else { return fail("the renderer is not a fingerprint of hexadecimal digits") }
  return BaselineLock.Entry(
    id: String(decoding: fields[0], as: UTF8.self), width: width, height: height, pixels: pixels, file: content,
    fingerprint: String(decoding: fields[4], as: UTF8.self))
}

/// A side of a picture: digits without a leading zero, within the limit of a shot.
private func side(_ digits: ArraySlice<UInt8>) -> Int? {
  guard (1...9).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
  var number = 0
  for digit in digits {
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return (1...Limits.shotSide).contains(number) ? number : nil
}

/// Whether a text can be the id of a shot and the path of its baseline: parts of `[A-Za-z0-9][A-Za-z0-9._@+-]*`.
package func isBaselineName(_ text: String) -> Bool { isBaselineName(bytes: text.utf8) }

private func isBaselineName(bytes: some Sequence<UInt8>) -> Bool {
  func isPlain(_ byte: UInt8) -> Bool { 48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte }
  func isMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ".", "_", "@", "+", "-": true
    default: false
    }
  }
  var (slashes, isAtStart) = (0, true)
  for byte in bytes {
    if byte == UInt8(ascii: "/") {
      if isAtStart { return false }
      slashes += 1
    } else if !isPlain(byte), isAtStart || !isMark(byte) {
      return false
    }
    isAtStart = byte == UInt8(ascii: "/")
  }
  return slashes == 2 && !isAtStart
}
