package import DSPictures

/// Where the pictures of a system come from that other programs made: two folders, of which files with the same name
/// belong together.
package struct PictureSource: Sendable {
  /// The folder of the pictures that are expected: the system's baselines.
  package let expected: String
  /// The folder of the pictures as they are now.
  package let actual: String
  /// What both folders hold.
  package let folders: PictureFolderPair
  /// The file of each shot, by id.
  package let files: [String: String]
  /// The files of expected pictures that no shot has, by id: the pictures are gone.
  package let removed: [String: String]
  /// The files that are not compared, sorted by name.
  package let leftOut: [LeftOut]
  /// Whether the colours of both pictures are converted to sRGB before they are compared.
  package let convertsToSRGB: Bool
  /// What of differences does not count.
  package let rules: [PictureRule]
}
