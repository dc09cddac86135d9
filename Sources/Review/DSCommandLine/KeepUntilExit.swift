import Synchronization

/// Keeps a value until the process ends. What a command has read is many small pieces; the system takes them back at once,
/// which is faster than taking them apart one by one.
func keepUntilExit(_ value: some Sendable) { kept.withLock { $0.append(value) } }

private let kept = Mutex<[any Sendable]>([])
