#!/bin/sh
# Installs one version of dsrender, draws and compares every shot, and hands what was found to the service that runs it:
# GitHub Actions, GitLab, or any other, by plain files. Ends with the exit code of the run. See docs/ci/README.md.
#
# usage: shots.sh [OPTION...]        options go to `dsrender matrix`, such as --strict or --shard 2/4
#        shots.sh merge FOLDER...    joins the folders of shards, see docs/scale
#
# Everything else is said by the environment:
#   DSRENDER_VERSION  the version, such as that of the archive's name; required
#   DSRENDER_SHA256   the SHA-256 of the archive, which is checked in every run, from the cache too; required
#   DSRENDER_URL      where the archive is; https:// or file://; required
#   DSRENDER_CACHE    a folder that the service keeps between runs (.dsrender-cache)
#   DSRENDER_CONFIG   the configuration file, from the root of the repository (dsrender.yaml)
#   DSRENDER_OUT      the folder for pictures and reports, from the root of the repository (shots)
#   DSRENDER_PICTURES_AT  the address at which you publish that folder; comments then show pictures
set -eu

fail() {
  echo "shots.sh: $1" >&2
  exit "${2:-69}"
}
[ -n "${DSRENDER_VERSION-}" ] || fail "DSRENDER_VERSION has to name the version" 64
[ -n "${DSRENDER_SHA256-}" ] || fail "DSRENDER_SHA256 has to be the archive's SHA-256" 64
[ -n "${DSRENDER_URL-}" ] || fail "DSRENDER_URL has to say where the archive is" 64

# Services show annotations at paths from the root of the repository.
cd "${GITHUB_WORKSPACE:-${CI_PROJECT_DIR:-.}}"
out=${DSRENDER_OUT:-shots}
out=${out%/}
cache=${DSRENDER_CACHE:-.dsrender-cache}
archive=$cache/dsrender-$DSRENDER_VERSION-linux-$(uname -m).tar.gz
temporary=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/dsrender.XXXXXX")
trap 'rm -rf "$temporary"' EXIT
trap 'exit 130' INT TERM

is_right() { [ "$(sha256sum <"$1" | cut -d ' ' -f 1)" = "$DSRENDER_SHA256" ]; }

download() {
  case $DSRENDER_URL in
    file://*) cp -- "${DSRENDER_URL#file://}" "$1" ;;
    *)
      if command -v curl >/dev/null 2>&1; then
        curl --fail --silent --show-error --location --retry 3 --output "$1" -- "$DSRENDER_URL"
      else
        wget -q -O "$1" "$DSRENDER_URL"
      fi
      ;;
  esac
}

if [ -f "$archive" ] && is_right "$archive"; then
  echo "dsrender $DSRENDER_VERSION from the cache"
else
  mkdir -p "$cache"
  download "$temporary/archive" || fail "cannot load '$DSRENDER_URL'"
  is_right "$temporary/archive" || fail "'$DSRENDER_URL' has another SHA-256 than DSRENDER_SHA256 says"
  mv -f "$temporary/archive" "$archive"
  echo "dsrender $DSRENDER_VERSION from $DSRENDER_URL"
fi
mkdir "$temporary/installed"
tar -xzf "$archive" -C "$temporary/installed" || fail "cannot unpack '$archive'"
PATH=$(echo "$temporary"/installed/*)/bin:$PATH
export PATH

command=matrix
[ "${1-}" != merge ] || { command=merge && shift; }
reports=json,junit,html,markdown
[ "${GITHUB_ACTIONS-}" != true ] || reports=$reports,github
[ "${GITLAB_CI-}" != true ] || reports=$reports,gitlab
comment=$out/comment.md
# What is left of an earlier run, in a folder that the service keeps, is not what this one finds: a run that ends before it
# reads anything, as by wrong usage, writes nothing.
rm -f -- "$comment"
if [ -f "$out/.dsrender-files" ]; then
  for left in summary.md annotations.txt junit.xml gl-code-quality-report.json report.json; do rm -f -- "$out/$left"; done
fi
stop=
if [ "${GITHUB_ACTIONS-}" = true ]; then
  # Texts of authors stand in what the program prints, and are no commands to the service.
  stop=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "::stop-commands::$stop"
fi
if [ -n "${CI-}" ]; then
  # Services check out as one user and run jobs as another, whom git then tells nothing.
  settings=${GIT_CONFIG_COUNT:-0}
  export "GIT_CONFIG_KEY_$settings=safe.directory" "GIT_CONFIG_VALUE_$settings=$PWD" GIT_CONFIG_COUNT=$((settings + 1))
fi
[ -z "${DSRENDER_PICTURES_AT-}" ] || set -- --pictures-at "$DSRENDER_PICTURES_AT" "$@"
status=0
dsrender "$command" --config "${DSRENDER_CONFIG:-dsrender.yaml}" --out "$out" --changed --report "$reports" "$@" 2>&1 ||
  status=$?
[ -z "$stop" ] || echo "::$stop::"

# The body of a comment: the summary, and where the pictures are. It has no pictures itself unless they are published: no
# service finds them at the folder's paths.
mkdir -p "$out"
if [ -f "$out/summary.md" ] && [ -n "${DSRENDER_PICTURES_AT-}" ]; then
  cp -- "$out/summary.md" "$comment"
elif [ -f "$out/summary.md" ]; then
  # shellcheck disable=SC2016 # The backquotes are those of Markdown.
  grep -v -e '^| !\[expected\]' -e '^| expected | difference | actual |$' -e '^|---|---|---|$' -e '^!\[before and after\]' \
    "$out/summary.md" | sed 's/^\[\(`[^`]*`\)\](index\.html#[^)]*).*/\1/' >"$comment"
else
  printf '<!-- dsrender -->\n## dsrender: nothing was compared, exit code %s\n\nThe log says why.\n' "$status" >"$comment"
fi
where=${CI_JOB_URL-}
[ -z "${GITHUB_RUN_ID-}" ] || where=${GITHUB_SERVER_URL-}/${GITHUB_REPOSITORY-}/actions/runs/$GITHUB_RUN_ID
if [ "$status" -ne 0 ] && [ -n "$where" ]; then
  printf '\nPictures: *index.html* of the artifact of [this run](%s).\n' "$where" >>"$comment"
fi

if [ "${GITHUB_ACTIONS-}" = true ]; then
  if [ -f "$out/annotations.txt" ]; then
    cat "$out/annotations.txt"
  elif [ "$status" -ne 0 ]; then
    echo "::error title=dsrender::nothing was compared, exit code $status; the log says why"
  fi
  [ -z "${GITHUB_STEP_SUMMARY-}" ] || cat "$comment" >>"$GITHUB_STEP_SUMMARY"
  if [ -n "${GITHUB_OUTPUT-}" ]; then
    printf '%s\n' "status=$status" "folder=$out" "junit=$out/junit.xml" "comment=$comment" >>"$GITHUB_OUTPUT"
  fi
fi
exit "$status"
