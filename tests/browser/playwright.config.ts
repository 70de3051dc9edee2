import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.TEST_PORT ?? 3977);
const isRoot = process.getuid?.() === 0;

/** Workers read this file too: what the server was started with goes on to them. */
process.env.TEST_DATA_DIR ??= join(tmpdir(), `branchline-browser-${process.pid}`);
export const dataDir = process.env.TEST_DATA_DIR;

/** The real build on the real server, with a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../dist/test-results/browser',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox', '--disable-gpu'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '../..',
    url: `http://localhost:${port}/v1/health`,
    env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
