import DSGeometry
import Glibc

/// Named numbers in the order in which they were measured.
struct Figures {
  private var entries: [(name: String, value: Double)] = []

  subscript(name: String) -> Double {
    get { entries.first { $0.name == name }?.value ?? 0 }
    set { entries.append((name, newValue)) }
  }

  /// The figures as one JSON object, one a line; names need no escapes.
  var text: String {
    "{\n" + entries.map { "  \"\($0.name)\": \($0.value.text(digits: 6))" }.joined(separator: ",\n") + "\n}\n"
  }
}

/// How many cores the process may use.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
