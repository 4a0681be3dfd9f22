#!/usr/bin/env bash
# Deletes the deployments of a project at Cloudflare Pages that a newer one of the same branch has replaced.
# Cloudflare lists the newest first, 25 at a time.
set -euo pipefail
npx wrangler pages deployment list --project-name "$1" --json |
  jq --raw-output 'group_by([.Environment, .Branch])[][1:][].Id' |
  while read -r id; do
    npx wrangler pages deployment delete "$id" --project-name "$1" --force < /dev/null
  done
