import { defineConfig, devices } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openRunFolder } from './support/run-folder.mjs';

/** Each worker has its own browser and server. */
const workers = Number(process.env.TEST_WORKERS ?? Math.min(3, availableParallelism()));
/**
 * Chromium features to disable: those that start a second renderer for every window's address bar, and those that
 * Playwright itself disables. Playwright's have to be repeated, because only the last such list counts.
 */
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const isRoot = process.getuid?.() === 0;

/** Workers read this file too. The variable tells them which folder the servers use. */
process.env.TEST_DATA_DIR ??= openRunFolder().folder;
const dataDirOf = (worker: number) => join(process.env.TEST_DATA_DIR!, String(worker));
/** The system chooses the ports, unless TEST_PORT sets the first one. */
const portOf = (worker: number) => (process.env.TEST_PORT ? Number(process.env.TEST_PORT) + worker : 0);
/** The variable in which Playwright puts the port that a server prints. */
const portVariable = (worker: number) => `TEST_PORT_${worker}`;
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The data folder of this worker's server. */
export const dataDir = dataDirOf(worker);

/** The real build on real servers. Each worker has its own server and database. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: join(process.env.TEST_RESULTS ?? '../dist/test-results', 'browser'),
  workers,
  // A failed test ends its worker, so that the second attempt has a browser of its own.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Each worker keeps one browser context. Between tests, Playwright clears its storage, cookies, routes and clock.
    reuseContext: true,
    baseURL: `http://localhost:${process.env[portVariable(worker)]}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // A trace records every step of every test, so it is made only on request.
    trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox', '--disable-gpu'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${without.join()}`,
        // All pages of a worker share one process, in which the scripts of the product stay compiled. A page does not
        // live long enough to gain from the compilers that optimise, or from memory that is collected often. Together they
        // save a third of the CPU time.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=64',
      ],
    },
  },
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: 'node --import ./tests/support/end-with-parent.mjs dist/bundle/main.js',
    cwd: '..',
    wait: { stdout: new RegExp(`Branchline is at \\S+:(?<${portVariable(index)}>\\d+)`) },
    env: { PORT: String(portOf(index)), DATA_DIR: dataDirOf(index), LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  })),
});
