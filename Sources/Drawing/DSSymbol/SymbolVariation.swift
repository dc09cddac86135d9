extension Symbol {
  /// The symbol with lines as thick as a font's weight requires; only drawings that follow weights change.
  /// - Parameter weight: 1 to 1000, 400 for regular.
  package func weighted(_ weight: Double) -> Symbol {
    guard followsWeight, weight != 400 else { return self }
    let factor = Self.strokeFactor(weight)
    var symbol = self
    for index in symbol.layers.indices { symbol.layers[index].stroke?.width *= factor }
    return symbol
  }

  /// The symbol at a value from 0 to 1: layers whose threshold is not below it are off.
  package func showing(_ value: Double) -> Symbol {
    var symbol = self
    for index in symbol.layers.indices {
      symbol.layers[index].isOff = symbol.layers[index].threshold.map { value <= $0 } ?? false
    }
    return symbol
  }

  /// The symbol with the decision made which layers are cut out of the others.
  /// - Parameter severalPaints: whether layers have their own paints.
  package func settled(severalPaints: Bool) -> Symbol {
    var symbol = self
    for index in symbol.layers.indices {
      switch symbol.layers[index].cut {
      case .never, .always: break
      case .inOnePaint: symbol.layers[index].cut = severalPaints ? .never : .always
      case .inSeveralPaints: symbol.layers[index].cut = severalPaints ? .always : .never
      }
    }
    return symbol
  }

  /// How much thicker lines are than at the regular weight, by the nine weights of a font and what lies between them.
  static func strokeFactor(_ weight: Double) -> Double {
    let factors = [0.4, 0.58, 0.8, 1, 1.12, 1.25, 1.38, 1.5, 1.6]
    let place = min(8, max(0, weight / 100 - 1))
    let index = min(7, Int(place))
    return factors[index] + (factors[index + 1] - factors[index]) * (place - Double(index))
  }
}
