import Glibc

/// How often a test of random cases goes round: `usual`, or as many times that as `DSRENDER_PROVE_FACTOR` says, which
/// `scripts/prove` sets.
package func rounds(_ usual: Int) -> Int {
  let factor = getenv("DSRENDER_PROVE_FACTOR").flatMap { Int(String(cString: $0)) } ?? 1
  return usual * max(1, factor)
}
