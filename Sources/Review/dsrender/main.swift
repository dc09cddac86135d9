import DSCommandLine

await Program.main()
