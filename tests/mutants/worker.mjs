// Runs test files in this process, which loads the changed server once. The parent says which mutant is switched on.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runCLI } from 'jest';
import config from '../jest.config.mjs';
import '../support/end-with-parent.mjs';
import { prepare } from '../support/prepare.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const hits = new Set();
let active = -1;
globalThis.$mutant = (id) => {
  hits.add(id);
  return id === active;
};
// A changed server may leave promises that nobody waits for.
for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => undefined);

const { globalSetup: _, ...sqlite } = config.projects.find(({ displayName }) => displayName === 'sqlite');
const project = {
  ...sqlite,
  globalTeardown: undefined,
  testTimeout: config.testTimeout,
  testEnvironment: join(root, 'tests/mutants/environment.mjs'),
};

async function run(file) {
  const options = { config: JSON.stringify(project), runInBand: true, silent: true, reporters: [], watchman: false };
  const { results } = await runCLI({ ...options, _: [file], $0: '', runTestsByPath: true }, [root]);
  const failed = results.testResults.flatMap(
    ({ testResults }) => testResults.find(({ status }) => status === 'failed') ?? [],
  );
  const isBroken = results.numFailedTestSuites > 0 || results.numPassedTests + results.numFailedTests === 0;
  return { passed: !isBroken, failed: failed[0]?.fullName ?? (isBroken ? 'the file did not run' : null) };
}

process.on('message', async ({ mutant, file }) => {
  active = mutant ?? -1;
  hits.clear();
  const started = performance.now();
  const result = await run(file).catch((error) => ({ passed: false, failed: String(error) }));
  active = -1;
  process.send({ ...result, hits: [...hits], milliseconds: performance.now() - started });
});
await prepare('sqlite', root);
// What runs when the server is loaded is reached by no test.
await import(pathToFileURL(join(root, process.env.SERVER_FOLDER, 'app.js')).href);
process.send('ready');
