import DSDiagnostics
import DSFiles
import DSImage
import DSPictures
import DSProject

/// How the colours of two pictures are converted to sRGB; nil for one that is sRGB already.
typealias ColorConversions = (expected: SRGBConversion?, actual: SRGBConversion?)

/// The conversions of two files, by what they state about their colours; their pixels are not looked at.
/// - Returns: the problems of files that cannot be read, or whose colours cannot be converted.
func colorConversions(
  expected: String, actual: String
) throws(RunError) -> Result<ColorConversions, DiagnosticsError> {
  var conversions: [SRGBConversion?] = []
  var problems: [Diagnostic] = []
  for path in [expected, actual] {
    let bytes = try orFault { () throws(FileError) in try FileBytes(path) }
    do throws(PictureError) {
      conversions.append(try SRGBConversion.make(from: try StatedColors(bytes, file: path), file: path))
    } catch { problems.append(error.diagnostic) }
  }
  return problems.isEmpty ? .success((conversions[0], conversions[1])) : .failure(DiagnosticsError(problems))
}

extension PictureDifferences.Finding {
  /// The finding without what the files state about their colours; nil if that was all.
  var withoutColors: Self? {
    switch self {
    case .changed(let change, let size, let moved, _): .changed(change, size: size, moved: moved)
    case .counted(let pixels, let total, _): .counted(pixels: pixels, of: total)
    case .finer(let pixels, let total, let largest, _): .finer(pixels: pixels, of: total, largest: largest)
    case .otherColors: nil
    case .removed, .added, .unreadable: self
    }
  }

  /// How what the files state about their colours differs.
  var colors: ColorDifference? {
    switch self {
    case .changed(_, _, _, let colors), .counted(_, _, let colors), .finer(_, _, _, let colors): colors
    case .otherColors(let colors): colors
    case .removed, .added, .unreadable: nil
    }
  }
}
