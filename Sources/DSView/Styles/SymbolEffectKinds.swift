// The effects of the framework Symbols. None shows in a picture, so that their forms are all the same.

/// A symbol that jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var up: Self { self }
  /// A form of the effect.
  public var down: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades and returns.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades and returns.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol whose layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  /// A form of the effect.
  public var iterative: Self { self }
  /// A form of the effect.
  public var cumulative: Self { self }
  /// A form of the effect.
  public var reversing: Self { self }
  /// A form of the effect.
  public var nonReversing: Self { self }
  /// A form of the effect.
  public var hideInactiveLayers: Self { self }
  /// A form of the effect.
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var up: Self { self }
  /// A form of the effect.
  public var down: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var up: Self { self }
  /// A form of the effect.
  public var down: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var up: Self { self }
  /// A form of the effect.
  public var down: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var downUp: Self { self }
  /// A form of the effect.
  public var upUp: Self { self }
  /// A form of the effect.
  public var offUp: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol that swings.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var clockwise: Self { self }
  /// A form of the effect.
  public var counterClockwise: Self { self }
  /// A form of the effect.
  public var left: Self { self }
  /// A form of the effect.
  public var right: Self { self }
  /// A form of the effect.
  public var up: Self { self }
  /// A form of the effect.
  public var down: Self { self }
  /// A form of the effect.
  public var forward: Self { self }
  /// A form of the effect.
  public var backward: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that swings.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var clockwise: Self { self }
  /// A form of the effect.
  public var counterClockwise: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// A form of the effect.
  public var plain: Self { self }
  /// A form of the effect.
  public var pulse: Self { self }
  /// A form of the effect.
  public var byLayer: Self { self }
  /// A form of the effect.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
