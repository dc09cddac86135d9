public import Foundation

extension Text {
  /// A value in a format, as the environment's locale, calendar and time zone write it where the format names none.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init { [Span(text: format.fixed(in: $0).format(input))] }
  }

  /// A value in a format that sets attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init { Text(format.fixed(in: $0).format(input)).spans }
  }

  /// A value as a formatter writes it; a formatter of dates or numbers that follows the machine follows the environment
  /// instead.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init { [Span(text: formatter.fixed(in: $0).string(for: subject) ?? "\(subject)")] }
  }
}

extension FormatStyle where FormatOutput == String {
  /// A value in the format, in American English where the format names no locale: what this machine speaks is never
  /// asked.
  package func text(of value: FormatInput) -> String { fixed(in: EnvironmentValues()).format(value) }
}

extension FormatStyle {
  /// The format with the environment's locale, calendar and time zone in place of the machine's.
  package func fixed(in environment: EnvironmentValues) -> Self {
    var format = self
    // Only formats that follow the machine are changed; all of Foundation's keep their locale under this name.
    let followsMachine = Mirror(reflecting: self).children.contains { child in
      child.label == "locale" && (child.value as? Locale) == .autoupdatingCurrent
    }
    if followsMachine { format = format.locale(environment.locale) }
    if var date = format as? Date.FormatStyle {
      if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
      if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
      format = date as? Self ?? format
    }
    if var interval = format as? Date.IntervalFormatStyle {
      if interval.timeZone == .autoupdatingCurrent { interval.timeZone = environment.timeZone }
      if interval.calendar == .autoupdatingCurrent { interval.calendar = environment.calendar }
      format = interval as? Self ?? format
    }
    return format
  }
}

extension Formatter {
  /// The formatter with the environment's locale and time zone in place of the machine's.
  func fixed(in environment: EnvironmentValues) -> Formatter {
    guard let copy = copy() as? Formatter else { return self }
    if let date = copy as? DateFormatter {
      if date.locale == Locale.current || date.locale == nil { date.locale = environment.locale }
      if date.timeZone == TimeZone.current { date.timeZone = environment.timeZone }
      return date
    }
    if let number = copy as? NumberFormatter {
      if number.locale == Locale.current { number.locale = environment.locale }
      return number
    }
    return self
  }
}
