import DSLocalization
public import Foundation

extension Bundle {
  /// The text of a key, as `localizedString(forKey:value:table:)` gives it on Apple's platforms: Linux's stops at texts with forms for
  /// numbers. Sources that are read for a phone or a Mac call this one; its name is as long.
  public func _pluralizedText(forKey key: String, value: String?, table: String?) -> String {
    // The app's own bundle may be a folder beside the program.
    let table = table?.isEmpty == true ? nil : table
    return StringTable(table, self == .main ? nil : self).string(key)
      ?? localizedString(forKey: key, value: value, table: table)
  }
}
