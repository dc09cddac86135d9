/// An actor on which nothing runs.
@globalActor public actor _NoActor {
  /// The one actor.
  public static let shared = _NoActor()
}

/// What a protocol of views adopts for its types to be of no actor, even in a module whose types are of the main actor: the
/// compiler gives a type no actor where its protocols name two. Apple's library has a protocol of this name.
@_NoActor @preconcurrency public protocol _RemoveGlobalActorIsolation {}
