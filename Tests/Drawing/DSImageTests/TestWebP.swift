import Foundation

/// WebP files of 21 × 14 pixels: red to yellow at the left, hard changes in the middle, blends at the right; some with
/// alpha, which is 0 in the corner at the top left. Pillow 13 with libwebp 1.6 wrote them, and decoded them for the hashes.
enum TestWebP {
  /// Lossy, opaque.
  static let lossy = file(
    """
    UklGRtYAAABXRUJQVlA4IMoAAABwBQCdASoVAA4APp0+mUgloyKhMAgAsBOJbACdMoR3N5LTAOoA6TkvQIukPjulG75fUkAAAP68coD4Lhmb2e7T\
    wYp9Bl3O8pb63me+gUKakom7vWRLHvokoymD8+7B9S9UijYenpNTE5m5Is8Oq+Vce5rbefZ8YdcPkv/8egn2t+/3Yx+7/mbP87E1j80l++dymd7+\
    NpnPqv/zl6i+PPuNl+7Gtk1tkQFKWM97yneyiu6NDwRtAqYhE589Fve7Xnx7Ys5AvYfgAAAA
    """)

  /// Lossless, opaque.
  static let lossless = file(
    """
    UklGRoYAAABXRUJQVlA4THkAAAAvFEADALkuRPQ/dhHR/zCwaSTJ0aTvLbPlD+TTNXcHoR8xI0lqgBVakn2X3VkekbZN/ZPBWz0MhW3bNtk7ac/Q\
    pyT8HkOE3C/NEz7JoAUImJLxTQbtDIGLAk0BoitoizdVCIDqNITRFJ3wkGA0PNBmjP1PWwyGh8QPAA==
    """)

  /// Lossy, with alpha.
  static let lossyAlpha = file(
    """
    UklGRi4BAABXRUJQVlA4WAoAAAAQAAAAFAAADQAAQUxQSEcAAAARf0CYbbTvTMZ1/hzHEBFJ/oFBJNtNnoNYSJxQtEQLWtCClt575zRE9H8CJJ3f\
    RqrICQIS93829n8u9iNJ0ExStJIM7SR/AQBWUDggwAAAAJAFAJ0BKhUADgA+tUieSackIqEwCADgFolsAJ0yhGK7cO0COAOlAL0CLkD9FNdeR4w9\
    bhgAANWuMMsU++75AbztHfn/pN3rKqsCEVopwE2BO6SGdRETUW44oIrD3uDalpMEFlQvyEE4LjKEwFwbvvPZYfwv/+J/WlGhkrf3v+Zx/ztAJ/+H\
    WNu5d3rPxt06Lt/+TXhsn2/S7kKECDni91bi+6dvClG7enZhRfuiuHT8mKbLt0TX/wI0CyPsYcAAAA==
    """)

  /// Lossless, with alpha and with colours of transparent pixels.
  static let losslessAlpha = file(
    """
    UklGRroAAABXRUJQVlA4TK4AAAAvFEADEIkLMET0P9hdRPQ/DI4bSZKU+u4NdHmG/4aw3+2hx4RsxIwkqQBWqEn2vXZneUTaNvVPDmf1kKlt24C2\
    v1FVVVZVVVVVVZ06v/oUtm2DFMZ7RF8CQMTv8T10PPHc0Vxi4GEQrchc0AKAAZgwUMkcEOgOWvdEMNUwvQ6GKQaYQRWCnA6DWYZMZRUhQOJdVLsI\
    GXcolPP/bQgqqC4wNmMA5U0FUH0TYwDlzwA=
    """)

  /// Two frames of 4 × 4 pixels.
  static let animated = file(
    """
    UklGRjQBAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GgAAAAAAAAAAAAAMAAAMAAAAAAAJWUDhMaAAAAC8DwAAAf6Cq\
    tm0ox5upoMLzpYg8czAtSCCKgjaS4mDvRRIe8IGiSFKjtYMaCkNowA0WUHEl71gI8x/t678JiJpBfdEKVgpyrvFmb557rv1cBgU4AJEAxCYPvNDt\
    8cEDD/yM6H8E51QDQU5NRoAAAAAAAAAAAAADAAADAAAAAAAAVlA4TGcAAAAvA8AAAH+gqrZtKMebqaDC86WIPHMwLUggioI2kuJg70USHvCBokhS\
    o7WDGgpDaMANFlBxJe9YCPMf7eu/CYiaQX3RClYKcq7xZm+ee679XAYFOACBBETWGGKLU5YYY4sdEf0PGWx2AA==
    """)

  /// The files and the hashes (64-bit FNV-1a, pixel by pixel) of what Pillow decodes, where transparent pixels are 0.
  static let hashes: [(file: [UInt8], hash: UInt64)] = [
    (lossy, 0xc01ff3d34caf1f4e),
    (lossless, 0xf3b9db328eb0a281),
    (lossyAlpha, 0xfd960354cec78c36),
    (losslessAlpha, 0xb93177c00feb1381),
  ]

  private static func file(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }
}
