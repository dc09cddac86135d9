import Foundation

/// JPEG files of 21 × 14 pixels: red to yellow at the left, hard changes in the middle, blends at the right.
enum TestJPEG {
  /// Baseline, with chroma halved both ways.
  static let halved = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5\
    PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR\
    CAAOABUDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAUGB//EACUQAAIBAwMDBQEAAAAAAAAAAAECAwQRIQAFEhMxcQYUIzIzQf/E\
    ABYBAQEBAAAAAAAAAAAAAAAAAAUBBv/EACMRAAEEAQEJAAAAAAAAAAAAAAEAAgMEBgUREhNCUXGhsfD/2gAMAwEAAhEDEQA/AF1V6fEdJM7I\
    vFY2J5KSLWPcDJHjU/uiFdvlpGDKj26agiIG73/MC7JZMFzi1rXwNw3faI4dkr5QcpTyMOLFThT2IyPOsWMPtquTa7KDGVMiwqI41PEEW7sw\
    ObgkAEDBxxNw+4bEMruhHpTLL5tW4HHlG3z93S+k234vro1WUlCnS/mjWidcO8UrBqB4TV//2Q==
    """)

  /// Progressive, with chroma halved across.
  static let progressive = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5\
    PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wgAR\
    CAAOABUDASEAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQGAwX/xAAWAQEBAQAAAAAAAAAAAAAAAAAFAwT/2gAMAwEAAhADEAAAAVuf\
    O2YjrvIsMZ4R1//EABsQAAICAwEAAAAAAAAAAAAAAAIDAREEEiEz/9oACAEBAAEFAix6FvmK+NVEJrUhDn//xAAaEQACAgMAAAAAAAAAAAAA\
    AAACAwABBRIi/9oACAEDAQE/Ac2zd64DOamRPZgwD5qf/8QAGREAAwEBAQAAAAAAAAAAAAAAAAECBRID/9oACAECAQE/Acu+pY7MO+vO0Oj/\
    xAAhEAABAwEJAAAAAAAAAAAAAAABAAIQAxEhMUFRYnGRof/aAAgBAQAGPwI8It6y8h52lGlpjZcI/8QAHhABAAEEAgMAAAAAAAAAAAAAAREA\
    ITFBUZFxgfD/2gAIAQEAAT8hmaECyUITIOHl2LbrjVxuSzGq1TCBgt2/ejp//9oADAMBAAIAAwAAABDykv/EAB4RAAEDBAMAAAAAAAAAAAAA\
    AAEAIUERMVGREMHR/9oACAEDAQE/EKxx7js2h+OKMYFdEbu0By5R1f/EAB0RAAICAgMBAAAAAAAAAAAAAAERITEA8EGRobH/2gAIAQIBAT8Q\
    ttEan6uzUpx5cEHZv5cwis5//8QAGhABAQEBAQEBAAAAAAAAAAAAAREhADFxUf/aAAgBAQABPxAKqBokj6Gp85Q0OCFt+CxyvJJcOozukUWL\
    xNPvOMCkAiEnoO0UBDHOfl9//9k=
    """)

  /// Baseline, with chroma halved down.
  static let halvedDown = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5\
    PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR\
    CAAOABUDARIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAwUHBv/EACUQAAIBAwMDBQEAAAAAAAAAAAECAwQRIQAFEhMxcQYUIzIzQf/E\
    ABYBAQEBAAAAAAAAAAAAAAAAAAcGBP/EACMRAAEBBwQDAAAAAAAAAAAAAAECAAMEBREhQRITMVFhobH/2gAMAwEAAhEDEQA/AF1V6fEdJM7I\
    vFY2J5KSLWPcDJHjVQ3faI4dkr5QcpTyMOLFThT2IyPOj2WTZS45yntSfoaumk8UuBfIFboUPRaH7ohXb5aRgyo9umoIiBu9/wAwLslkwXOL\
    WtfAOYfbVcm12UGMqZFhURxqeIIt3Zgc3BIAIGDjiwhWkbgvTPHi/eWIoRWl6HovTPB6uM5ZfSbb8X11rKShTpfzWN5GGrX0HMDtt//Z
    """)

  /// Grey.
  static let grey = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5\
    PTgyPC4zNDL/wAALCAAOABUBAREA/8QAFwABAAMAAAAAAAAAAAAAAAAABQQHCP/EACUQAAIBAwMDBQEAAAAAAAAAAAECAwURIQAEEhMxQQYU\
    IzJhUf/aAAgBAQAAPwAOX0wsULyNGnFVLHmhZbD+gZI/BnUCsxslKm2ThlR7GJARCCDJfESjkyWTDObg476F29J+P660ZVaFFDRt9KvdNvIw\
    4sUOFPZhkH98apZ4Pa7yaj2QdLgZUgQRxoeAK8cFnBubhiADYgGwsnt6cnT8a//Z
    """)

  /// Four inks.
  static let inks = file(
    """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAIBgYHBgUIBwcHCQkICgwUDQwLCwwZEhMPFB0aHx4dGhwcICQuJyAiLCMcHCg3KSwwMTQ0NB8nOT04\
    MjwuMzQy/9sAQwEJCQkMCwwYDQ0YMiEcITIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy/8AAFAgA\
    DgAVBAEiAAIRAQMRAQQiAP/EABgAAAMBAQAAAAAAAAAAAAAAAAACBwYE/8QAKhAAAgEDAwEHBQEAAAAAAAAAAQIDBBESAAUhEwYUMTJBYYEV\
    IkJRcbH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EACMRAAECBQMFAAAAAAAAAAAAAAECBAADBQbwERORIUFRUnH/2gAOBAEAAhEDEQQAAD8A\
    6x2gMhEYmZC3AZXCkX9QSRb+30u2zJBVx1iBVWMEsPHA4YquRI5sTdQPiwtHMaHeGl3Cmjly6byqrW54J59R/o1vt6qrbTLuEhczuoZGYl2k\
    zkcEsSQAQIsQQOR+vANvZlsLQnspJHPTMIbZFPDdk4l+x05GmeIu24AnbaoCVYT0XtIxICcHk2ZTx7Mv9Hjqdby6LsdRDh3dBi6QXWEx3YLG\
    oQWZkwiY2a1iPKMMYKNXGNdvqWl6nTETF+mxVrWN7EEEH3BB99TXtDT/AE6mqKBwq4rHIEgsiIXJVE4ALKFp3HNgCEstsFhat7RXq3+/RqVV\
    W8y97kvfRqTk0gCWIjXtCSHC/sZiD8vjRogHm+NGv//Z
    """)

  private static func file(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }

  /// A file with a part more behind its first two bytes.
  static func file(_ file: [UInt8], with marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return file.prefix(2) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content + file.dropFirst(2)
  }

  /// Exif data that say how the camera was held.
  static func exif(orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let entry: [UInt8] =
      isLittle
      ? [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] : [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let head: [UInt8] = isLittle ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    return Array("Exif".utf8) + [0, 0] + head + entry + [0, 0, 0, 0]
  }

  /// A file whose frame's header has some bytes replaced, from its marker on.
  static func file(_ file: [UInt8], frame change: (inout [UInt8], _ start: Int) -> Void) -> [UInt8] {
    var file = file
    let start = file.indices.first { file[$0] == 0xFF && [0xC0, 0xC1, 0xC2].contains(file[$0 + 1]) }
    if let start { change(&file, start) }
    return file
  }
}
