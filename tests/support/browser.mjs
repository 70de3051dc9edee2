// Finds Chromium for the browser tests: an installed one, else Playwright's own, else one from the system's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** How each package manager installs Chromium. */
const managers = [
  ['apt-get', [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']]],
  ['dnf', [['install', '-y', 'chromium']]],
  ['apk', [['add', 'chromium']]],
  ['pacman', [['-Sy', '--noconfirm', 'chromium']]],
  ['brew', [['install', '--cask', 'chromium']]],
];

/** Path of a browser; installs one if there is none. */
export function ensureBrowser(root) {
  const found = installed();
  if (found) return found;
  console.log('Installing a browser for the tests …');
  const run = (command, args) =>
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
  if (
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) &&
    existsSync(chromium.executablePath())
  )
    return chromium.executablePath();
  for (const [manager, steps] of managers) {
    const sudo = process.getuid?.() && manager !== 'brew' ? ['sudo', '-n'] : [];
    if (!onPath(manager)) continue;
    for (const step of steps) {
      const [command, ...args] = [...sudo, manager, ...step];
      run(command, args);
    }
    const now = installed();
    if (now) return now;
  }
  throw new Error('There is no Chromium or Chrome, and none could be installed. Install one, or set BROWSER_PATH.');
}

function installed() {
  const candidates = [process.env.BROWSER_PATH, ...names.map(onPath), ...places, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
