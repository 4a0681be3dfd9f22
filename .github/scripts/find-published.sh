#!/usr/bin/env bash
# Finds the commit that is public: the newest of `main` whose run succeeded. Outputs of the step:
#   commit  that commit; empty before the first publication, and where a forced push has taken it out
#           of the history
#   code    "yes" unless nothing but content differs from it
set -euo pipefail

runs="repos/$GITHUB_REPOSITORY/actions/workflows/publish.yml/runs"
# Pushes and the nightly runs publish. GitHub counts a pull request from a fork's `main` as of `main`, too.
newest=$(
  for event in push schedule; do
    gh api "$runs?branch=main&event=$event&status=success&per_page=1" --jq '.workflow_runs[] | "\(.id) \(.head_sha)"'
  done | sort -n | tail -n 1 | cut -d " " -f 2
)
commit=$(git rev-parse --quiet --verify "$newest^{commit}" || true)

echo "commit=$commit" >> "$GITHUB_OUTPUT"
if [ -z "$commit" ] || ! git diff --quiet "$commit" HEAD -- . ':!content'; then
  echo "code=yes" >> "$GITHUB_OUTPUT"
fi
