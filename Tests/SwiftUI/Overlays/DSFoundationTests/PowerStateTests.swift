import DSFoundation
import Foundation
import Testing

@Suite struct PowerStateTests {
  @Test("The machine is neither warm nor saves power")
  func state() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(Notification.Name.NSProcessInfoPowerStateDidChange != ProcessInfo.thermalStateDidChangeNotification)
  }
}
