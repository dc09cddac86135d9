// Foundation's functions that look texts up and fill values in, in their place: Linux's stop at a text of a stringsdict, in
// `NSLocalizedString` as in `String(format:)`. A program's own symbols come before those of a shared library, so that the calls of
// all its modules arrive here. Only programs that the plugin builds have this module: where Foundation is linked statically, its
// symbols would be there twice.

import DSFoundation
import DSLocalization
import Foundation

/// `NSLocalizedString(_:tableName:bundle:value:comment:)`.
@_silgen_name("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
func localizedString(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String, _ comment: String) -> String {
  bundle._pluralizedText(forKey: key, value: value, table: table)
}

/// `String.init(format:locale:arguments:)`.
@_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  let (format, arguments) = PluralString.format(format, for: arguments) ?? (format, arguments)
  return withVaList(arguments) {
    NSString(format: format, locale: locale.map { $0 as NSLocale }, arguments: $0) as String
  }
}

/// `String.init(format:arguments:)`.
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
func formatted(_ format: String, _ arguments: [any CVarArg]) -> String { formatted(format, nil, arguments) }

/// `String.init(format:_:)`.
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
func formatted(_ format: String, many arguments: [any CVarArg]) -> String { formatted(format, nil, arguments) }

/// `String.init(format:locale:_:)`.
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
func formatted(_ format: String, _ locale: Locale?, many arguments: [any CVarArg]) -> String {
  formatted(format, locale, arguments)
}

/// `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
func localized(_ format: String, _ arguments: [any CVarArg]) -> String { formatted(format, .current, arguments) }
