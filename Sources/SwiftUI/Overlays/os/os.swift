// For sources that say `import os`: what there is stands in the module OSLog. Only where a package's `platform` says so.
@_exported public import OSLog
