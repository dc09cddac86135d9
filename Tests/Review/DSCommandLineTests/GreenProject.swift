import DSImage
import Glibc
import Testing

extension SampleProject {
  /// A baseline of the sample.
  static let tileBaseline = "Baselines/demo/tile/default@light.png"
  /// The lock of the baselines.
  static let lockFile = "Baselines/baselines.lock"

  /// A project of eight shots that equal their baselines, whose home folder remembers that. It has one more component
  /// than the sample, in JSON, with a picture and a symbol.
  static func green() throws -> SampleProject {
    let project = try SampleProject()
    try project.addPhoto()
    for (name, bytes) in try approved.get() { try project.write(name, bytes) }
    return project
  }

  private func addPhoto() throws {
    try replace("symbols: symbols", by: "symbols: symbols\n    images: images", in: "dsrender.yaml")
    try write(
      "components/photo.json",
      """
      {"component": "photo", "body": {"HStack": [{"Image": {"asset": "photo"}}, {"Image": {"symbol": "dot"}}]},
       "scenarios": {"default": {}}}

      """)
    try write("images/photo.png", Self.photo(changed: nil))
  }

  /// The picture that the project shows, perhaps with one pixel that is a little different.
  static func photo(changed index: Int?) -> [UInt8] {
    var pixels = (0..<256).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 >> 8 }
    if let index { pixels[index] ^= 0x01 }
    return encodePNG(Bitmap(width: 16, height: 16, pixels: pixels))
  }

  /// What approving and a run wrote: baselines, and the home folder's memory of them.
  private static let approved = Result { () throws -> [(String, [UInt8])] in
    let project = try SampleProject()
    try project.addPhoto()
    for arguments in [["approve", "--all"], ["matrix", "--strict"]] {
      let outcome = DSCommandLineTests.run(arguments, project.atHome)
      try #require(outcome.code == 0, "\(outcome)")
    }
    return try ["Baselines", "home"].flatMap { folder in
      try names(below: project[folder]).map { ("\(folder)/\($0)", try #require(project.read("\(folder)/\($0)"))) }
    }
  }

  /// A run with a home folder in the project.
  var atHome: Surroundings {
    mkdir(self["home"], 0o700)
    return Surroundings(folder: folder, environment: ProgramUnderTest.environment + ["HOME=" + self["home"]])
  }

  /// Removes a file that is there.
  func remove(_ name: String) throws { try #require(unlink(self[name]) == 0, "\(name)") }

  /// Moves a file that is there.
  func move(_ name: String, to other: String) throws { try #require(rename(self[name], self[other]) == 0, "\(name)") }

  /// Two files take one another's place.
  func exchange(_ one: String, _ other: String) throws {
    let bytes = (try #require(read(one)), try #require(read(other)))
    try write(one, bytes.1)
    try write(other, bytes.0)
  }

  /// A file has other pixels.
  func repaint(_ name: String, _ change: (Bitmap) -> Bitmap) throws {
    let bitmap = try decodePNG(try #require(read(name)), policy: .baseline, file: name)
    try write(name, encodePNG(change(bitmap), effort: .small))
  }
}
