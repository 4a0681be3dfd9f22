#!/usr/bin/env bash
# Checks the content; its prices are compared with those of the commit PUBLISHED, if that is known.
# Where the content is wrong, the step fails. Its outputs, from which the job `tell` writes to the owner:
#   errors   the lines of the errors, as a list
#   website  the site's address, below which the editor is
set -eu

errors="$RUNNER_TEMP/errors"
npm run --silent check -- ${PUBLISHED:+--since "$PUBLISHED"} 2> "$errors" && exit

cat "$errors" >&2
{
  echo "errors<<END"
  head -n 100 "$errors" | sed 's/^/- /'
  echo END
  # Not parsed: this file may be the one with the errors. Its fields may all be on one line.
  echo "website=$(sed -n 's/.*"website" *: *"\(https:[^"]*\)".*/\1/p' content/company.json | head -n 1)"
} >> "$GITHUB_OUTPUT"
exit 1
