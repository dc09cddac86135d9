#!/bin/sh
# Publishes a run's folder on a branch that a host of static pages serves, such as GitHub Pages, so that reviewers open a link.
#
# usage: publish.sh FOLDER PLACE      replaces the folder PLACE of the branch, such as pull/12, with FOLDER
#        publish.sh --remove PLACE    removes it, when the pull request is closed
#
# The branch has one commit, which is replaced each time: earlier pictures do not grow the repository. Two jobs may publish at
# the same time; each tries again on what the other has pushed. What else is on the branch stays.
#
# Run it in a clone that may push. The environment says the rest:
#   DSRENDER_PAGES_BRANCH  the branch that the host serves; it is made if there is none (gh-pages)
#   DSRENDER_PAGES_REMOTE  the remote (origin)
set -eu

fail() {
  echo "publish.sh: $1" >&2
  exit "${2:-69}"
}
[ $# -eq 2 ] || { sed -n 's/^# usage: //p; s/^#        publish/publish/p' "$0" >&2; exit 64; }
branch=${DSRENDER_PAGES_BRANCH:-gh-pages}
remote=${DSRENDER_PAGES_REMOTE:-origin}
folder=$1
place=${2%/}
case /$place/ in
  *//* | */../* | */./* | */.git/*) fail "'$place' is no place on the branch: write folders such as pull/12" 64 ;;
esac
[ "$folder" = --remove ] || [ -f "$folder/index.html" ] || fail "'$folder' has no index.html: run dsrender matrix --out first" 66

temporary=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/dsrender-pages.XXXXXX")
fetched=refs/dsrender/pages-$$
trap 'git update-ref -d "$fetched"; rm -rf "$temporary"' EXIT
trap 'exit 130' INT TERM
repository=$(git rev-parse --absolute-git-dir)
GIT_INDEX_FILE=$temporary/index
export GIT_INDEX_FILE
# Commits need a name; that of the job's user counts if there is one.
git config user.name >/dev/null || export GIT_AUTHOR_NAME=dsrender GIT_COMMITTER_NAME=dsrender
git config user.email >/dev/null || export GIT_AUTHOR_EMAIL=dsrender@localhost GIT_COMMITTER_EMAIL=dsrender@localhost

tries=0
while [ $tries -lt 10 ]; do
  tries=$((tries + 1))
  rm -f "$GIT_INDEX_FILE"
  old=$(git ls-remote "$remote" "refs/heads/$branch") || fail "the remote '$remote' cannot be read"
  if [ -n "$old" ]; then
    git fetch --quiet --no-tags --no-write-fetch-head "$remote" "+refs/heads/$branch:$fetched"
    # Another job may have pushed in between: what was fetched counts.
    old=$(git rev-parse "$fetched")
    git read-tree "$old"
  else
    git read-tree --empty
  fi
  git rm -r --quiet --cached --ignore-unmatch -- ":(top,literal)$place"
  if [ "$folder" != --remove ]; then
    # All files of the folder and nothing else, whatever .gitignore names.
    files=$(
      export GIT_INDEX_FILE="$temporary/files" GIT_DIR="$repository" GIT_WORK_TREE=.
      cd "$folder"
      git read-tree --empty
      git add --all --force -- .
      git write-tree
    )
    git read-tree --prefix="$place/" "$files"
  fi
  # GitHub Pages leaves out folders that begin with '_' unless this file is there.
  nothing=$(git hash-object -w --stdin </dev/null)
  git update-index --add --cacheinfo "100644,$nothing,.nojekyll"
  commit=$(git commit-tree -m "Publish $place" "$(git write-tree)")
  if git push --quiet --force-with-lease="$branch:$old" "$remote" "$commit:refs/heads/$branch" 2>"$temporary/problem"; then
    exit 0
  fi
  sleep $((tries > 3 ? 3 : 1))
done
cat "$temporary/problem" >&2
fail "the branch '$branch' could not be pushed after $tries tries"
