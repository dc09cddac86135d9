import Testing

/// Tests that build packages take turns: all of them build in one scratch folder, whose last program some of them run.
@Suite(.serialized) struct PackageTests {
  @Suite struct AssetSymbolTests {}
  @Suite struct ImportTests {}
  @Suite struct ManifestTests {}
  @Suite struct PhoneTests {}
  @Suite struct PluginTests {}
  @Suite struct TestingTests {}
}
