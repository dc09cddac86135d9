import Testing

/// What packages build by themselves that depend on this one: one after the other, as each takes all cores.
@Suite(.serialized) struct ClientTests {
  @Suite struct ImportTests {}
  @Suite struct TestingTests {}
}
