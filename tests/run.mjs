// npm test: everything that must hold, one after the other. The last line counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../generators/build/build.mjs';
import { ensureBrowser } from './support/browser.mjs';

/** Runs the checks, or those whose names are given: lint, format, types, generated, jest, browser. */
export async function test(root, only) {
  const wanted = (name) => !only.length || only.includes(name);
  const results = join(root, 'dist/test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0, names: [] };
  const count = ({ passed, failed, names }) => {
    total.passed += passed;
    total.failed += failed;
    total.names.push(...names);
  };
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const run = (title, command, args, env = {}) => {
    console.log(`\n— ${title}`);
    const shell = process.platform === 'win32';
    return (
      spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } }).status === 0
    );
  };
  const check = (name, title, command, args) => {
    if (!wanted(name)) return;
    count(run(title, command, args) ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] });
  };

  await build(root);
  check('lint', 'Lint', bin('oxlint'), []);
  check('format', 'Format', bin('oxfmt'), ['--check']);
  check('types', 'Types', bin('tsc'), ['-p', '.']);
  check('generated', 'Generated code is what the schemas give', process.execPath, [
    'dist/generators/cli.js',
    'generate',
    '--check',
  ]);
  if (wanted('jest')) {
    const file = join(results, 'jest.json');
    const args = [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '-c',
      'tests/jest.config.mjs',
      '--json',
      `--outputFile=${file}`,
    ];
    count(
      counted(
        run('Generators and API, on both engines', process.execPath, args),
        file,
        ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
          passed: numPassedTests,
          failed: numFailedTests || numFailedTestSuites,
          names: testResults.filter(({ status }) => status === 'failed').flatMap(failedOfFile),
        }),
      ),
    );
  }
  if (wanted('browser')) {
    const file = join(results, 'browser.json');
    const env = { BROWSER_PATH: ensureBrowser(root), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const ok = run(
      'Browser',
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/browser/playwright.config.ts'],
      env,
    );
    count(
      counted(ok, file, ({ stats, suites }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        names: suites.flatMap(failedOfSuite),
      })),
    );
  }
  if (total.names.length) console.log(`\nFailed:\n${total.names.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed || !total.passed ? 1 : 0;
}

/** What a runner's report says; a run that ended badly without one failed test is one failure. */
function counted(ok, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, names: [`${basename(file)} was not written`] };
  const { passed, failed, names } = read(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: ok ? failed : Math.max(failed, 1), names };
}

/** Of a file of jest's report: the tests that failed, or the file itself where it did not run. */
function failedOfFile({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return (failed.length ? failed : ['it did not run']).map((title) => `${basename(name)}: ${title}`);
}

/** Of a suite of Playwright's report and those within it. */
function failedOfSuite({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${basename(file)}: ${title}`);
  return [...failed, ...suites.flatMap(failedOfSuite)];
}
