public import Foundation

// For sources that work in the background, as stubs: nothing is ever begun.

/// Work that the system begins.
open class BGTask: @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

/// Work of a moment.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Work that takes its time.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request to the system.
open class BGTaskRequest: @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(identifier: String) { self.identifier = identifier }
}

/// Asks for a moment.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Asks for more.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresExternalPower = false
  open var requiresNetworkConnectivity = false
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// What begins work: never.
open class BGTaskScheduler: @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  private init() {}
  /// Whether the work may be asked for.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
