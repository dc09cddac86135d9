import DSDiagnostics

/// How much of a PDF file may still be read, shared by everything that reads in it.
///
/// A few bytes of a file can stand for gigabytes: compressed data, one stream that is named a thousand times, objects that
/// begin at one place. So every byte and every value is taken from the budget before memory is reserved for it.
final class PDFBudget {
  /// Values that are in memory now, in `Limits.syntaxNodes`.
  private(set) var values = 0
  /// Bytes that were decompressed or scanned so far, in `Limits.pdfBytes`.
  private(set) var bytes = 0

  /// Bytes that may still be read.
  var restOfBytes: Int { Limits.pdfBytes - bytes }

  /// Takes bytes that are about to be decompressed or have been scanned.
  func take(bytes count: Int) throws(PDFProblem) {
    guard count <= restOfBytes else { throw .tooLarge }
    bytes += count
  }

  /// Takes values that are about to be kept.
  func take(values count: Int) throws(PDFProblem) {
    guard count <= Limits.syntaxNodes - values else {
      throw PDFProblem(message: "has more than \(Limits.syntaxNodes) values, too many for an icon")
    }
    values += count
  }

  /// Gives back the values that were taken since there were `count`, because they are no longer in memory.
  func release(to count: Int) { values = count }
}
