import Testing

/// `swift package dsrender` in packages: they take turns in one build folder, whose last program some of the tests run.
@Suite(.serialized) struct PackageTests {
  @Suite struct AssetSymbolTests {}
  @Suite struct ManifestTests {}
  @Suite struct PhoneTests {}
  @Suite struct XcodeTests {}
  @Suite struct PluginTests {}
}
