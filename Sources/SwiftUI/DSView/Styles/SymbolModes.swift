import DSNode
import Foundation

/// How a symbol's paint fills it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let isGradient: Bool
  /// Evenly.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// From a lighter colour to a darker one.
  /// - Ignored: the symbol is filled evenly, which the run reports.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let draws: Bool
  /// By the paint of its layers.
  public static let color = SymbolVariableValueMode(draws: false)
  /// By the length of its lines.
  /// - Ignored: the value is shown by paint, which the run reports.
  public static let draw = SymbolVariableValueMode(draws: true)
}

private enum ColorModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private enum ValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
  /// How the paint of symbols fills them; nil leaves it to the platform.
  /// - Partial: symbols are always filled evenly; the run reports where they should not be.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[ColorModeKey.self] }
    set { self[ColorModeKey.self] = newValue }
  }

  /// How symbols show their values; nil leaves it to them.
  /// - Partial: values are always shown by paint; the run reports where they should not be.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[ValueModeKey.self] }
    set { self[ValueModeKey.self] = newValue }
  }
}

extension View {
  /// How the paint of the symbols inside fills them.
  /// - Partial: symbols are always filled evenly; the run reports where they should not be.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// How the symbols inside show their values.
  /// - Partial: values are always shown by paint; the run reports where they should not be.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// How the symbol's paint fills it.
  /// - Partial: symbols are always filled evenly; the run reports where they should not be.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var view = self
    view.colorMode = mode
    return view
  }

  /// How the symbol shows its value.
  /// - Partial: values are always shown by paint; the run reports where they should not be.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    var view = self
    view.valueMode = mode
    return view
  }

  /// Says what a symbol's modes would change.
  @MainActor func warnOfModes(_ inputs: _ViewInputs) {
    guard case .symbol = source else { return }
    if (colorMode ?? inputs.environment.symbolColorRenderingMode)?.isGradient == true {
      inputs.warn(
        "ignored-modifier", "symbols are not filled with gradients", hint: "use foregroundStyle(color.gradient)")
    }
    if style.variableValue != nil, (valueMode ?? inputs.environment.symbolVariableValueMode)?.draws == true {
      inputs.warn(
        "ignored-modifier", "values of symbols are shown by paint, not by the length of lines",
        hint: "draw the value as a shape")
    }
  }
}
