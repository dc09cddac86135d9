import Testing

/// An interrupt ends the program at once, or lets work that looks at it end by itself, in time.
@Suite struct InterruptionTests {
  @Test(arguments: ["hung-up", "hung-up-twice", "hung-up-endless"])
  func `an interrupt ends work that does not look at it, the second ends any, and none goes on for ever`(way: String) {
    let ended = CrashingProgram(way)
    #expect(ended.code == 130, "\(ended)")
    #expect(ended.errors.isEmpty)
  }

  @Test(arguments: ["hung-up-postponed", "hung-up-keeping"])
  func `work that looks at an interrupt ends by itself, and has the time it needs to keep what it has`(way: String) {
    let ended = CrashingProgram(way)
    #expect(ended.code == 7 && ended.errors == "asked to stop: true", "\(ended)")
  }

  @Test func `a hangup that the caller ignores, as nohup does, stays ignored`() {
    let ended = CrashingProgram("hung-up-ignored")
    #expect(ended.code == 7 && ended.errors == "asked to stop: false", "\(ended)")
  }
}
