// The compiler asks for a module of this name in every file that imports `Testing` and `CoreImage` together. Apple's
// attaches pictures to tests; there is nothing to attach here.
