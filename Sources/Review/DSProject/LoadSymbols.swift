import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSNode
import DSResolve
import DSShots
import DSSymbol

/// The symbols of a system's folders: their bytes, which become drawings when views show them.
///
/// A set has thousands of icons and a run shows a few. So that one costs what one costs, the others are not parsed unless it
/// matters whether they have faults: `faultyFiles(known:)` does it for those that this machine has not read before.
func loadSymbols(
  _ system: SystemConfiguration, folder: String, _ loader: inout InputLoader
) -> LoadedAssets<Symbol> {
  var pictures = PicturesBeside()
  var found = loadByName(
    system.symbols, endings: [".svg"], otherwise: [".pdf"], limit: Limits.symbolFileBytes, folder: folder, &loader
  ) { bytes, name, path, loader -> Asset<Symbol> in
    if path.lowercased().hasSuffix(".pdf") { return .deferred(DeferredAsset(pdf: bytes, name: name, path: path)) }
    let home = system.symbols.first { path.hasPrefix(joinPath(folder, $0.path)) }
    let others = home.map { pictures.files(bytes, path, below: joinPath(folder, $0.path), at: $0.location, &loader) }
    return .deferred(
      DeferredAsset(path: path, bytes: bytes, others: others ?? []) { file in
        let pictures = Dictionary(file.others.map { ($0.address, $0.bytes) }) { first, _ in first }
        do throws(DiagnosticsError) {
          return .read(try readSymbol(file.bytes, name: name, file: file.path, pictures: pictures))
        } catch {
          return .faulty(error.diagnostics)
        }
      })
  }
  // Whether an acceptance accepts anything is known only when all files are read.
  guard system.accepted.contains(where: { $0.finding == AcceptedFinding.unusableFile }) else { return found }
  found.faulty += found.deferred.compactMap(FaultyFile.init)
  found.deferred = []
  return found
}

extension DeferredAsset<Symbol> {
  /// A symbol whose drawing is the first page of a PDF file.
  fileprivate convenience init(pdf bytes: [UInt8], name: String, path: String) {
    self.init(path: path, bytes: bytes, others: []) { file in
      do throws(DiagnosticsError) {
        return .read(try readPDF(file.bytes, name: name, file: file.path))
      } catch {
        return .faulty(
          error.diagnostics.map { fault in
            var fault = fault
            fault.message = "the symbol '\(name)' \(fault.message)"
            return fault
          })
      }
    }
  }
}

extension FaultyFile {
  /// A file that is read now; nil if it can be used.
  init?(_ file: DeferredAsset<Symbol>) {
    guard case .faulty(let problems) = file.value else { return nil }
    self.init(path: file.path, problems: problems)
  }
}

/// Finds the pictures that symbols name by relative addresses in their folders. No address leads out of a folder of symbols:
/// only what the folder's listing has is read, whose links lead to files in it.
private struct PicturesBeside {
  private var listings: [String: Set<String>] = [:]

  /// The pictures that a symbol shows, as far as they lie in its folder.
  mutating func files(
    _ bytes: [UInt8], _ path: String, below home: String, at location: SourceLocation, _ loader: inout InputLoader
  ) -> [DeferredAsset<Symbol>.Other] {
    var others: [DeferredAsset<Symbol>.Other] = []
    for address in picturesBeside(bytes) where !address.hasPrefix("/") && !address.contains(":") {
      let place = normalizedPath(joinPath(splitPath(path).folder, address))
      let prefix = joinPath(normalizedPath(home), "")
      guard place.hasPrefix(prefix), listing(home, location, &loader).contains(String(place.dropFirst(prefix.count))),
        let picture = loader.bytes(place, limit: Limits.symbolPictureBytes, at: location)
      else { continue }
      let leaf = place.dropFirst(prefix.count)
      let name = String(leaf.lastIndex(of: ".").map { leaf[..<$0] } ?? leaf)
      others.append(DeferredAsset.Other(address: address, name: name, bytes: picture))
    }
    return others
  }

  /// The names of a folder's pictures.
  private mutating func listing(
    _ home: String, _ location: SourceLocation, _ loader: inout InputLoader
  ) -> Set<String> {
    if let known = listings[home] { return known }
    let endings = [".png", ".jpg", ".jpeg", ".webp", ".svg"]
    let names = Set(loader.names(in: home, endings: endings + endings.map { $0.uppercased() }, at: location))
    listings[home] = names
    return names
  }
}
