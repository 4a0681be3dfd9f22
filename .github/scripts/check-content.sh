#!/usr/bin/env bash
# Checks the content; its prices are compared with those of the commit PUBLISHED, if that is known.
# Where the content is wrong, the step fails. Its outputs, from which the job `tell` writes to the owner:
#   errors   the lines of the errors, as a list: not too long for a check run, whose text has 65,535 signs
#   website  the site's address, below which the editor is
set -eu

errors="$RUNNER_TEMP/errors"
npm run --silent check -- ${PUBLISHED:+--since "$PUBLISHED"} 2> "$errors" && exit

cat "$errors" >&2
{
  echo "errors<<END"
  # Bytes, of which a sign has up to four; iconv leaves out what is left of one.
  head -n 100 "$errors" | LC_ALL=C sed -E 's/^(.{600}).+/\1…/; s/^/- /' | iconv -c -f UTF-8 -t UTF-8 || true
  more=$(($(wc -l < "$errors") - 100))
  [ "$more" -le 0 ] || echo "- … y $more más."
  echo END
  # Not parsed: this file may be the one with the errors. Its fields may all be on one line.
  echo "website=$(sed -n 's/.*"website" *: *"\(https:[^"]*\)".*/\1/p' content/company.json | head -n 1)"
} >> "$GITHUB_OUTPUT"
exit 1
