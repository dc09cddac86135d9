import DSFoundation
import Foundation
import Testing

@Suite struct MeasurementFormatTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("A measurement is written in its own unit where that is asked for")
  func provided() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american, usage: .asProvided)
    #expect(style.format(way) == "5 km")
    #expect(
      Measurement<UnitLength>.FormatStyle(width: .wide, locale: american, usage: .asProvided).format(way)
        == "5 kilometers")
    #expect(
      Measurement<UnitLength>.FormatStyle(width: .narrow, locale: american, usage: .asProvided).format(way)
        == "5km")
  }

  @Test("A place's own unit is taken otherwise, with two digits that mean something")
  func general() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american).format(way) == "3.1 mi")
    #expect(Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: german).format(way) == "5 km")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: american).format(heat) == "68°F")
    #expect(Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: german).format(heat) == "20°")
  }

  @Test("One unit has its word in the singular")
  func singular() {
    let style = Measurement<UnitDuration>.FormatStyle(width: .wide, locale: american, usage: .asProvided)
    #expect(style.format(Measurement(value: 1, unit: UnitDuration.hours)) == "1 hour")
    #expect(style.format(Measurement(value: 1.5, unit: UnitDuration.hours)) == "1.5 hours")
  }

  @Test("The parts of a name stand in the order of the format")
  func names() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "K.", "Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada K. Lovelace")
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name.formatted(.name(style: .short)) == "Ada")
  }
}
