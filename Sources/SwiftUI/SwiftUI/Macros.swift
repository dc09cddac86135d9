/// Makes a variable in an extension of `EnvironmentValues` a value of the environment; its initial value is the default.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "DSMacros", type: "EntryMacro")

/// A view to look at; `dsrender` makes a scenario of it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "DSMacros", type: "PreviewMacro")

/// A view to look at, with traits that say in which layout; `dsrender` makes a scenario of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DSMacros", type: "PreviewMacro")

/// A view to look at for each of some arguments.
@available(
  *, unavailable, message: "write one '#Preview' for each argument: dsrender then names every shot"
)
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "DSMacros", type: "PreviewMacro")

/// Lets a property wrapper such as `@State` be declared in the closure of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "DSMacros", type: "PreviewableMacro")

/// Makes a type animatable.
/// - Partial: the numbers are not collected, as a picture shows the end of an animation.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "DSMacros", type: "AnimatableMacro")

/// Leaves a property out of what is animated.
/// - Ignored: pictures show the end of an animation.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "DSMacros", type: "AnimatableIgnoredMacro")
