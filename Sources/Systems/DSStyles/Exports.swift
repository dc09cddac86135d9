@_exported public import struct DSCascade.Style
// The names of cascading styles, for `import DSStyles`: `Style`, `StyleKeys` and what belongs to them.
@_exported public import protocol DSCascade.StyleKeys
