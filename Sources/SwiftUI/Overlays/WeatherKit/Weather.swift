public import CoreLocation
public import Foundation

// The weather of places, for sources that ask for it: no preview reaches a network, so every request fails.

/// The weather now.
public struct CurrentWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let cloudCover: Double
  public let humidity: Double
  public let isDaylight: Bool
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
}

/// The weather of a minute.
public struct MinuteWeather: Hashable, Sendable {
  public let date: Date
  public let precipitationChance: Double
}

/// The weather of an hour.
public struct HourWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let cloudCover: Double
  public let humidity: Double
  public let isDaylight: Bool
  public let precipitationChance: Double
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
}

/// The weather of a day.
public struct DayWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let precipitationChance: Double
  public let highTemperature: Measurement<UnitTemperature>
  public let lowTemperature: Measurement<UnitTemperature>
}

/// The weather of some time to come, in its order.
public struct Forecast<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  /// The elements.
  public let forecast: [Element]
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// All of the weather of a place.
public struct Weather: Hashable, Sendable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
}

/// Who has to be named beside the weather.
public struct WeatherAttribution: Hashable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let squareMarkURL: URL
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
}

/// A part of the weather that a request asks for.
public struct WeatherQuery<Part>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where Part == CurrentWeather {
  public static var current: Self { Self() }
}

extension WeatherQuery where Part == Forecast<MinuteWeather>? {
  public static var minute: Self { Self() }
}

extension WeatherQuery where Part == Forecast<HourWeather> {
  public static var hourly: Self { Self() }
}

extension WeatherQuery where Part == Forecast<DayWeather> {
  public static var daily: Self { Self() }
}

/// Why a request fails.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown
}

/// The service that knows the weather.
/// - Partial: every request fails, because no preview reaches a network.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
  public func weather<each Part>(
    for location: CLLocation, including query: repeat WeatherQuery<each Part>
  ) async throws -> (repeat each Part) { throw WeatherError.unknown }
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
