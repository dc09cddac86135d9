import Foundation
import PackagePlugin

/// `swift package dsrender …`: builds the package's targets that have previews into a program that has all commands of
/// `dsrender`, and runs it.
///
/// The program is built in its own folder, because the package's build folder is locked while a plugin runs, from a
/// mirror of the package, because the program must see targets that are no products. No permission is asked for: one to
/// write would need a terminal, and on Linux nothing keeps a plugin from its own work folder.
///
/// A plugin can import no module of this package. What it does is in `DSPackages`, `DSPluginProtocol` and `DSSource`: their
/// folders are linked into this one, so that the plugin compiles their files, and tests import the modules.
@main
struct DSPackagePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    do {
      let status = try PackageCommand(PackageContext(context), arguments: arguments).run()
      // The package manager ends with 1 whatever the code is, but its last line names it.
      if status != 0 { end(status) }
    } catch let failure as Failure {
      if let message = failure.message { Diagnostics.error(message) }
      end(failure.status)
    }
  }

  /// Ends the plugin when the package manager has taken and printed what there is, however slow its own reader is: its last
  /// word comes by another way, and would end up in the middle of a line.
  private func end(_ status: Int32) -> Never {
    fflush(nil)
    // Both outputs are one pipe, which also tells its writer what is still unread.
    var unread: Int32 = 0
    while ioctl(STDERR_FILENO, UInt(FIONREAD), &unread) == 0, unread > 0 { usleep(20_000) }
    usleep(100_000)
    exit(status)
  }
}
