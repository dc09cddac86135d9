import TestFolder
import Testing

/// `docs/ci/publish.sh`, which teams copy: pages of several pull requests on one branch of a real repository.
struct PublishRecipeTests {
  private let folder = TestFolder()

  /// Runs lines of shell in a clone that may push to `host.git`, with a run's folder `shots`.
  private func shell(_ lines: String) throws {
    try CauseProject.shell(
      """
      cd '\(folder.path)'
      problems=$PWD/problems
      publish() { sh '\(Repository.path)/docs/ci/publish.sh' "$@" 2>>"$problems"; }
      listed() { git --git-dir=host.git ls-tree -r --name-only gh-pages | tr '\\n' ' '; }
      if ! [ -d host.git ]; then
        git init -q --bare host.git
        git init -q -b main shop
        git -C shop remote add origin ../host.git
        mkdir -p shop/shots/_report
        echo shots >shop/.gitignore
        echo first >shop/shots/index.html
        echo run >shop/shots/_report/run.js
      fi
      in_shop() { (cd shop && publish "$@"); }
      """ + "\n" + lines)
  }

  @Test func `each place has the files of its last run, ignored ones too, and the others stay`() throws {
    try shell(
      """
      in_shop shots pull/1
      [ "$(listed)" = ".nojekyll pull/1/_report/run.js pull/1/index.html " ]
      rm shop/shots/_report/run.js
      echo second >shop/shots/index.html
      in_shop shots pull/1/
      in_shop shots main
      [ "$(listed)" = ".nojekyll main/index.html pull/1/index.html " ]
      [ "$(git --git-dir=host.git show gh-pages:pull/1/index.html)" = second ]
      in_shop --remove pull/1
      [ "$(listed)" = ".nojekyll main/index.html " ]
      """)
  }

  @Test func `the branch has one commit, and the clone is as it was`() throws {
    try shell(
      """
      git -C shop -c user.name=Ada -c user.email=ada@example.org commit -q --allow-empty -m Begin
      in_shop shots pull/1
      in_shop shots pull/2
      [ "$(git --git-dir=host.git rev-list --count gh-pages)" = 1 ]
      [ "$(git -C shop status --porcelain)" = "?? .gitignore" ]
      [ -z "$(git -C shop for-each-ref refs/dsrender)" ]
      [ "$(git -C shop rev-parse --is-shallow-repository)" = false ]
      """)
  }

  @Test func `jobs that publish at the same time lose nothing`() throws {
    try shell(
      """
      for number in 1 2 3; do cp -R shop "shop$number"; done
      for number in 1 2 3; do (cd "shop$number" && publish shots "pull/$number") & done
      wait
      for number in 1 2 3; do git --git-dir=host.git cat-file -e "gh-pages:pull/$number/index.html"; done
      """)
  }

  @Test(arguments: ["", "/etc", "../x", "a/../b", "./x", ".git/x", "a//b"])
  func `a place that is none on the branch is refused, and nothing is pushed`(place: String) throws {
    try shell(
      """
      status=0
      (cd shop && publish shots '\(place)') || status=$?
      [ "$status" = 64 ]
      [ -z "$(git --git-dir=host.git for-each-ref)" ]
      """)
  }

  @Test func `a folder without a page, and a remote that cannot be read, end with their codes`() throws {
    try shell(
      """
      status=0
      in_shop nothing pull/1 || status=$?
      [ "$status" = 66 ]
      git -C shop remote set-url origin ../gone.git
      status=0
      in_shop shots pull/1 || status=$?
      [ "$status" = 69 ]
      """)
  }
}
