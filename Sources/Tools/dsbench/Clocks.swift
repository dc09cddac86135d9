import Glibc

/// Nanoseconds of processor time that the calling thread has used.
func threadNanoseconds() -> UInt64 { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }

/// Nanoseconds since some moment, as a clock on the wall.
func wallNanoseconds() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

private func nanoseconds(of clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The most memory that the process has held so far, in bytes (`VmHWM`).
func peakMemory() -> Int {
  guard let file = fopen("/proc/self/status", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    if text.hasPrefix("VmHWM:") {
      return (Int(text.split(separator: "\t").last?.split(separator: " ").first ?? "") ?? 0) * 1024
    }
  }
  return 0
}
