/// The tags of a TIFF that are read.
enum TIFFTag: Int {
  case newSubfileType = 254
  case subfileType = 255
  case imageWidth = 256
  case imageLength = 257
  case bitsPerSample = 258
  case compression = 259
  case photometricInterpretation = 262
  case fillOrder = 266
  case stripOffsets = 273
  case orientation = 274
  case samplesPerPixel = 277
  case rowsPerStrip = 278
  case stripByteCounts = 279
  case planarConfiguration = 284
  case t4Options = 292
  case t6Options = 293
  case predictor = 317
  case colorMap = 320
  case tileWidth = 322
  case tileLength = 323
  case tileOffsets = 324
  case tileByteCounts = 325
  case extraSamples = 338
  case sampleFormat = 339
  case iccProfile = 34_675

  /// As the specification writes it, such as `ImageWidth`.
  var name: String {
    if self == .iccProfile { return "ICCProfile" }
    let words = "\(self)"
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
