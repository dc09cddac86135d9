package import DSDiagnostics
package import DSImage

extension PNGError {
  /// The problem of a file, as a problem of a baseline: a baseline that cannot be read is not exported again but
  /// restored, or approved again, which needs the old file out of the way.
  package var baselineDiagnostic: Diagnostic {
    var diagnostic = diagnostic
    switch cause {
    case .lfsPointer, .unreadable, .noMemory: break
    case .fileTooLarge, .notPNG, .cutShort, .chunkTooLong, .badChunkName, .badChecksum, .misplacedChunk, .missingChunk,
      .badChunkLength, .unknownChunk, .animated, .badHeader, .tooManyPixels, .notABaseline, .notCompared, .corruptData,
      .tooLittleData, .tooMuchData, .badFilter, .paletteIndex, .trailingBytes:
      diagnostic.hint = "restore the file with git, or delete it and approve the shot again"
    }
    return diagnostic
  }
}
