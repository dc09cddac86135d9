/// The numbers in a BMP's headers, the lowest byte first.
struct BMPFields {
  let bytes: [UInt8]
  private let file: String

  /// The numbers of a file.
  init(_ bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

  /// A number of some bytes.
  func number(_ place: Int, _ count: Int) throws(BMPError) -> Int {
    guard place <= bytes.count - count else { throw problem(.cutShort, at: bytes.count) }
    return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// A number of 32 bits that may be negative.
  func signedNumber(_ place: Int) throws(BMPError) -> Int {
    Int(Int32(truncatingIfNeeded: try number(place, 4)))
  }

  /// Numbers of 32 bits in a row.
  func numbers(_ place: Int, _ count: Int) throws(BMPError) -> [Int] {
    var numbers: [Int] = []
    for index in 0..<count { numbers.append(try number(place + 4 * index, 4)) }
    return numbers
  }

  /// An error at a byte.
  func problem(_ cause: BMPCause, at place: Int) -> BMPError { BMPError(cause, at: place, file: file) }
}
