// Xcode leaves this file out of the target, too.
struct Unfinished: Missing {}
