// For sources that have `import os`: its contents are in the module OSLog. Only if a package's `platform` selects it.
@_exported public import OSLog
