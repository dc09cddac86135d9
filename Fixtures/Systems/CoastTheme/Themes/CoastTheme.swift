import HarborTheme

/// A theme for a part of the coast; what it changes stands in extensions, by what it is for.
public class CoastTheme: HarborTheme, @unchecked Sendable {}
