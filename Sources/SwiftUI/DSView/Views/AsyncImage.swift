public import Foundation

/// A picture of the network: its placeholder is drawn, since a picture is made without the network.
public struct AsyncImage<Content: View>: View {
  nonisolated(unsafe) private let content: ((AsyncImagePhase) -> Content)?

  /// A grey area in the picture's place.
  /// - Partial: the placeholder is drawn; nothing is loaded.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(unloaded: nil)
  }

  /// A view of the picture, and one for the time until it is there.
  /// - Partial: the placeholder is drawn; nothing is loaded.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(unloaded: { phase in
      phase.image.map { ViewBuilder.buildEither(first: content($0)) } ?? ViewBuilder.buildEither(second: placeholder())
    })
  }

  /// A view of each phase of loading.
  /// - Partial: the empty phase is drawn; nothing is loaded.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(unloaded: content)
  }

  nonisolated private init(unloaded content: ((AsyncImagePhase) -> Content)?) { self.content = content }

  /// The view of nothing loaded.
  @MainActor public var body: some View {
    if let content { content(.empty) } else { Color(.systemFill) }
  }
}

/// How far a picture of the network is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture.
  case success(Image)
  /// What went wrong.
  case failure(any Error)

  /// The picture; nil if there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What went wrong; nil for nothing.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
