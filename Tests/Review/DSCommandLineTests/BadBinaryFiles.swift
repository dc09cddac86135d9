import DSImage
import Glibc

/// Faults of pictures, symbols and the lock.
extension BadInput {
  static let ofBinaryFiles: [BadInput] = pictures + symbols + locks

  /// What is done to the bytes of a PNG file, and what is said about it.
  private static let damages: [(name: String, change: @Sendable ([UInt8]) -> [UInt8])] = [
    ("cut short", { Array($0.dropLast(20)) }), ("cut within its header", { Array($0.prefix(20)) }),
    ("empty", { _ in [] }),
    ("with a bad CRC", { $0.enumerated().map { $0.offset == 30 ? $0.element ^ 1 : $0.element } }),
    ("of another kind", { _ in [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0, count: 500) }),
    (
      "with other pixels than its sum says",
      { bytes in bytes.enumerated().map { $0.offset == bytes.count - 20 ? ~$0.element : $0.element } }
    ),
    ("of 100,000 × 100,000 pixels", { header(100_000, 100_000) + $0.dropFirst(33) }),
    ("of 0 × 0 pixels", { header(0, 0) + $0.dropFirst(33) }),
    ("of 16,000 × 1,000 pixels that are not there", { header(16_000, 1_000) + $0.dropFirst(33) }),
    ("with a chunk of 1 GB", { $0.prefix(33) + [0x40, 0, 0, 0] + Array("tEXt".utf8) + $0.dropFirst(33) }),
    ("with a chunk of 4 GB", { $0.prefix(33) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8) + $0.dropFirst(33) }),
  ]

  private static let pictures: [BadInput] = damages.flatMap { damage in
    [
      BadInput("baseline \(damage.name)", says: "Baselines/demo/tile/default@light.png", "error: ") {
        let name = "Baselines/demo/tile/default@light.png"
        try $0.write(name, damage.change($0.read(name) ?? []))
      },
      BadInput("picture \(damage.name)", says: "images/photo.png", "error: ") {
        let photo = Bitmap(width: 40, height: 40, pixels: (0..<1600).map { 0xFF00_0000 | $0 &* 2_654_435_761 })
        try $0.replace("symbols: symbols", by: "symbols: symbols\n    images: images", in: "dsrender.yaml")
        try $0.write(
          "components/photo.yaml", "component: photo\nbody: {Image: {asset: photo}}\nscenarios: {default: {}}\n")
        try $0.write("images/photo.png", damage.change(encodePNG(photo)))
      },
    ]
  }

  /// The first 33 bytes of a picture of some size, the CRC right.
  private static func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    let chunk = Array("IHDR".utf8) + bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
    var sum: UInt32 = ~0
    for byte in chunk {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + chunk + bytes(~sum)
  }

  private static func symbol(_ name: String, _ text: String) -> BadInput {
    BadInput("symbol \(name)", says: "symbols/dot.svg:", "error: ") {
      try $0.write("symbols/dot.svg", text)
      try $0.write("components/icon.yaml", "component: icon\nbody: {Image: {symbol: dot}}\nscenarios: {default: {}}\n")
    }
  }

  private static let symbols: [BadInput] = [
    symbol("cut short", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4""#),
    symbol("of no XML", "circle"), symbol("that is empty", ""),
    symbol("without a view box", #"<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>"#),
    symbol(
      "of huge numbers", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="1e30" r="1"/></svg>"#),
    symbol(
      "of entities that double",
      "<!DOCTYPE svg [<!ENTITY a0 \"x\">"
        + (1...30).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined()
        + "]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><title>&a30;</title></svg>"),
    symbol(
      "with a file of the machine",
      "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><title>&a;</title></svg>"
    ),
    symbol(
      "of uses that double",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><defs><g id=\"a0\"><circle r=\"1\"/></g>"
        + (1...40).map { "<g id=\"a\($0)\"><use href=\"#a\($0 - 1)\"/><use href=\"#a\($0 - 1)\"/></g>" }.joined()
        + "</defs><use href=\"#a40\"/></svg>"),
    symbol(
      "of deep groups",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">" + String(repeating: "<g>", count: 10_000)),
    BadInput("symbol of 2 MB", says: "dot.svg", "error: ") {
      try $0.write("symbols/dot.svg", [UInt8](repeating: 0x20, count: 2 << 20))
      try $0.write("components/icon.yaml", "component: icon\nbody: {Image: {symbol: dot}}\nscenarios: {default: {}}\n")
    },
  ]

  private static let locks: [BadInput] = [
    BadInput("lock cut short", says: "Baselines/baselines.lock:", "error: ") {
      try $0.write("Baselines/baselines.lock", Array(($0.read("Baselines/baselines.lock") ?? []).dropLast(30)))
    },
    BadInput("lock of another version", says: "Baselines/baselines.lock:1: error: ") {
      try $0.replace("version 1", by: "version 9", in: "Baselines/baselines.lock")
    },
    BadInput("lock with a mark of a merge", says: "Baselines/baselines.lock:11: error: ", "error: ") {
      try $0.write(
        "Baselines/baselines.lock", ($0.read("Baselines/baselines.lock") ?? []) + Array("<<<<<<< ours\n".utf8))
    },
    BadInput("lock with a shot elsewhere", says: "Baselines/baselines.lock:5", "error: ") {
      try $0.replace("demo/chip/default@dark ", by: "../../outside ", in: "Baselines/baselines.lock")
    },
    BadInput("lock that is empty", says: "Baselines/baselines.lock", "error: ") {
      try $0.write("Baselines/baselines.lock", "")
    },
    BadInput("lock of nulls", says: "Baselines/baselines.lock:1: error: ") {
      try $0.write("Baselines/baselines.lock", [UInt8](repeating: 0, count: 4096))
    },
  ]
}
