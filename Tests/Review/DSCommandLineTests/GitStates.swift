import Testing

/// Something that hides from git's index, or shows in it, that baselines of a repository have changed.
struct GitState: CustomTestStringConvertible, Sendable {
  /// What was done, for the reader of a failing test.
  var name: String
  /// Lines of shell before everything is committed, in the project's folder.
  var before = ""
  /// Lines of shell after that; `$one` and `$two` are baselines that show different pictures.
  var after: String
  /// The folder of the baselines.
  var folder = "Baselines"

  var testDescription: String { name }

  /// A baseline has the other's bytes.
  private static let replace = #"cp "$two" "$one""#
  private static let remove = #"rm "$one""#

  /// The states that `git diff` and `git ls-files` say nothing of, one by one, and some that they name.
  static let all: [GitState] = hidden + shown

  private static let hidden: [GitState] = [
    GitState(name: "skip-worktree, replaced", after: "git update-index --skip-worktree \"$one\"; \(replace)"),
    GitState(name: "skip-worktree, deleted", after: "git update-index --skip-worktree \"$one\"; \(remove)"),
    GitState(name: "assume-unchanged, replaced", after: "git update-index --assume-unchanged \"$one\"; \(replace)"),
    GitState(name: "assume-unchanged, deleted", after: "git update-index --assume-unchanged \"$one\"; \(remove)"),
    GitState(
      name: "a sparse checkout without the picture",
      after: "git sparse-checkout set --no-cone '/*' \"!${one#.}\""),
    GitState(name: "core.ignoreStat", before: "git config core.ignoreStat true", after: replace),
    GitState(
      name: "the same size and time",
      after: """
        size=$(stat -c %s "$one"); git update-index --refresh
        touch -r "$one" time; { cat "$two"; head -c 999999 /dev/zero; } | head -c "$size" > other
        cat other > "$one"; touch -r time "$one"; rm other time
        git config core.checkStat minimal; git config core.trustctime false
        """),
    GitState(
      name: "a clean filter",
      before: """
        printf '*.png filter=same\\n' > .gitattributes
        git config filter.same.clean 'cat >/dev/null; echo same'; git config filter.same.smudge cat
        """,
      after: replace),
    GitState(
      name: "a clean filter since the commit",
      after: """
        printf '*.png filter=same\\n' > .git/info/attributes
        git config filter.same.clean "git cat-file blob HEAD:'$one'"; touch "$one"; \(replace)
        """),
    GitState(
      name: "ignored by git, deleted", before: "echo Baselines >> .gitignore", after: remove),
    GitState(
      name: "ignored by git, replaced", before: "echo '*.png' >> .gitignore", after: replace),
    GitState(
      name: "a submodule, replaced", before: submodule, after: replace),
    GitState(
      name: "a submodule, committed inside", before: submodule,
      after: "\(replace); cd Baselines; git add -A; \(commit)"),
    GitState(
      name: "a submodule, committed inside and outside", before: submodule,
      after: "\(replace); cd Baselines; git add -A; \(commit); cd ..; git add -A; \(commit)"),
    GitState(
      name: "a submodule that is ignored", before: submodule,
      after: "git config submodule.Baselines.ignore all; git config diff.ignoreSubmodules all; \(replace)"),
    GitState(
      name: "a repository inside", before: "cd Baselines; git init -q -b main .; git add -A; \(commit)", after: replace),
    GitState(
      name: "a repository inside that nobody holds",
      before: "cd Baselines; git init -q -b main .; git add -A; \(commit); cd ..; echo Baselines >> .gitignore",
      after: "\(replace); cd Baselines; git add -A; \(commit)"),
    GitState(
      name: "a file in the index alone", after: "git rm -q --cached \"$one\"; \(replace)"),
    GitState(
      name: "in the index as what is yet to be added",
      after: "git rm -q --cached \"$one\"; git add -N \"$one\"; \(replace)"),
    GitState(name: "a link to another", after: "rm \"$one\"; ln -s \"$PWD/$two\" \"$one\""),
    GitState(name: "a folder of pathspec magic", after: replace, folder: ":x"),
    GitState(name: "a folder with a pattern's letter", after: replace, folder: "[a]"),
  ]

  private static let shown: [GitState] = [
    GitState(name: "replaced", after: replace),
    GitState(name: "deleted", after: remove),
    GitState(name: "staged", after: "\(replace); git add -A"),
    GitState(name: "replaced and committed, without its line of the lock", after: "\(replace); git add -A; \(commit)"),
    GitState(name: "renamed", after: "git mv \"$one\" \"$one.old.png\""),
    nothing,
  ]

  /// Nothing was done.
  static let nothing = GitState(name: "nothing", after: "")

  private static let commit =
    "git -c user.name=Ada -c user.email=ada@example.org -c commit.gpgSign=false commit -q -m Change"
  private static let submodule = """
    mv Baselines ../inner; cd ../inner; git init -q -b main .; git add -A; \(commit); cd - >/dev/null
    git -c protocol.file.allow=always submodule --quiet add "$PWD/../inner" Baselines
    """
}
