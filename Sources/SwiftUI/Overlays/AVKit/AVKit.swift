// For sources that show films: a film is drawn as an area with the view's name, and the shot has the finding
// `undrawn-platform-view`.
@_exported public import AVFoundation
import DSEffects
public import DSView

#if DSRENDER_UIKIT
  @_exported public import UIKit
#elseif DSRENDER_APPKIT
  @_exported public import AppKit
#endif

/// A film with buttons to play it.
/// - Partial: a placeholder is drawn, and the shot has the finding `undrawn-platform-view`.
public struct VideoPlayer<VideoOverlay: View>: View {
  /// Never made: the view has no body.
  public typealias Body = Never

  /// A film.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {}
  /// A film with a view over it.
  /// - Partial: the view is not drawn.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}

  /// Never called: the view has no body.
  public var body: Never { fatalError("VideoPlayer has no body") }

  /// The area that is drawn for the film.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower("VideoPlayer", inputs)
  }
}
