#!/bin/sh
# /usr/local/bin/branchline-backup: a backup of tonight, of which the newest 14 stay.
set -eu
set -a
. /etc/branchline/environment
set +a
cd /opt/branchline
npm run --silent backup -- "/mnt/backups/$(date +%Y-%m-%d)" --keep 14
