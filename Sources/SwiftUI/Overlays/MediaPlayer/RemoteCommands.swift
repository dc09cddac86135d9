public import Foundation

/// How a command ended.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command from outside the app; none comes.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
  open func removeTarget(_ target: Any?) {}
}

/// A command to skip a part.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = []
}

/// A command to go to a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command to change how fast something plays.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command to rate an item.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

/// The event of a command.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}

/// The event of a command to go to a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}

/// The event of a command to skip a part.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var interval: TimeInterval { 0 }
}

/// The event of a command to change how fast something plays.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var playbackRate: Float { 1 }
}

/// The commands that an app may obey.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }
  public let pauseCommand = MPRemoteCommand()
  public let playCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}
