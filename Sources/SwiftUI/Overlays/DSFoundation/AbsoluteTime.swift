import Foundation

// Core Foundation's clock; Swift sees it on Apple's platforms.

/// Seconds since the first day of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double

/// The present time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
