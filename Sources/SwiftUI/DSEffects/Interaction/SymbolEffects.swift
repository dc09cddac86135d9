import DSView

// The ways in which symbols move. Each can be asked for in variants, which make no difference to a picture.

/// A symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect {
  /// A variant of the effect.
  public var up: BounceSymbolEffect { self }
  /// A variant of the effect.
  public var down: BounceSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: BounceSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var byLayer: PulseSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol lights its layers in turn.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var iterative: VariableColorSymbolEffect { self }
  /// A variant of the effect.
  public var cumulative: VariableColorSymbolEffect { self }
  /// A variant of the effect.
  public var reversing: VariableColorSymbolEffect { self }
  /// A variant of the effect.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// A variant of the effect.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// A variant of the effect.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol lights its layers in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol grows or shrinks.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var up: ScaleSymbolEffect { self }
  /// A variant of the effect.
  public var down: ScaleSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: ScaleSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var up: AppearSymbolEffect { self }
  /// A variant of the effect.
  public var down: AppearSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: AppearSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var up: DisappearSymbolEffect { self }
  /// A variant of the effect.
  public var down: DisappearSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: DisappearSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol is drawn stroke by stroke.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var byLayer: DrawOnSymbolEffect { self }
  /// A variant of the effect.
  public var individually: DrawOnSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A symbol is drawn stroke by stroke.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A symbol goes stroke by stroke.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var byLayer: DrawOffSymbolEffect { self }
  /// A variant of the effect.
  public var individually: DrawOffSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A symbol goes stroke by stroke.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// A symbol is replaced by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// A variant of the effect.
  public var upUp: ReplaceSymbolEffect { self }
  /// A variant of the effect.
  public var downUp: ReplaceSymbolEffect { self }
  /// A variant of the effect.
  public var offUp: ReplaceSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: ReplaceSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol is replaced by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var left: WiggleSymbolEffect { self }
  /// A variant of the effect.
  public var right: WiggleSymbolEffect { self }
  /// A variant of the effect.
  public var up: WiggleSymbolEffect { self }
  /// A variant of the effect.
  public var down: WiggleSymbolEffect { self }
  /// A variant of the effect.
  public var clockwise: WiggleSymbolEffect { self }
  /// A variant of the effect.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: WiggleSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var clockwise: RotateSymbolEffect { self }
  /// A variant of the effect.
  public var counterClockwise: RotateSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: RotateSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol breathes.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the effect.
  public var plain: BreatheSymbolEffect { self }
  /// A variant of the effect.
  public var pulse: BreatheSymbolEffect { self }
  /// A variant of the effect.
  public var byLayer: BreatheSymbolEffect { self }
  /// A variant of the effect.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol moves as it likes.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// A symbol moves as it likes.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
