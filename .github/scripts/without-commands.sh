#!/usr/bin/env bash
# Runs a command whose output may name content, such as a file: no line of it is a command to the workflow. All of it goes
# to one stream, since GitHub reads two of them in any order.
token=$(head -c 24 /dev/urandom | base64 | tr -dc 'a-zA-Z0-9')
echo "::stop-commands::$token"
"$@" 2>&1
status=$?
echo
echo "::$token::"
exit $status
