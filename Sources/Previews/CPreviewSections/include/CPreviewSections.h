#pragma once

// What the linker and the Swift runtime know about previews: the records that `#Preview` leaves in a section of the
// program, and the tables of all conformances.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The record of one `#Preview`.
struct preview_record {
  /// 0x64737072 in a record of this layout.
  uint32_t magic;
  /// The line of the preview.
  uint32_t line;
  /// Writes the type that makes the preview, an existential metatype of `__PreviewRegistry`, to uninitialised memory.
  void (*_Nonnull write_type)(void *_Nonnull);
};

/// The first record; null where the program has no preview.
const struct preview_record *_Nullable preview_records_begin(void);
/// Behind the last record.
const struct preview_record *_Nullable preview_records_end(void);

/// Part of a loaded image.
struct metadata_range {
  uintptr_t start;
  size_t length;
};

/// The head of what Swift's runtime knows about a loaded image (`MetadataSections.h` of the toolchain's shims).
struct metadata_sections {
  uintptr_t version;
  const void *_Nullable base_address;
  void *_Nullable unused[2];
  struct metadata_range protocols;
  struct metadata_range conformances;
};

/// Calls a function for each loaded image, until one call returns false; part of Swift's runtime.
void swift_enumerateAllMetadataSections(
    bool (*_Nonnull body)(const struct metadata_sections *_Nonnull sections, void *_Nullable context),
    void *_Nullable context);
