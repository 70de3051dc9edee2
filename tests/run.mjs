// npm test: runs all checks. The last line counts them.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../generators/build/build.mjs';
import { ensureBrowser } from './support/browser.mjs';
import { openResults } from './support/results.mjs';
import { runProgram, runScript } from './support/run-program.mjs';

const parts = ['lint', 'format', 'types', 'generated', 'jest', 'browser'];

/** Runs all parts or the named ones, with all their test files or those whose paths match. */
export async function test(root, args) {
  const only = args.filter((arg) => parts.includes(arg));
  const files = args.filter((arg) => !parts.includes(arg));
  const wanted = (name) => !only.length || only.includes(name);
  const results = openResults(root);
  const total = { passed: 0, failed: 0, names: [] };
  const count = ({ passed, failed, names }) => {
    total.passed += passed;
    total.failed += failed;
    total.names.push(...names);
  };
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const check = async (name, title, ran) => {
    if (!wanted(name)) return;
    console.log(`— ${title} …`);
    count((await ran()) ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] });
  };

  await build(root);
  // Each of them uses one core for most of its time, so they run together.
  await Promise.all([
    check('types', 'Types', () => runProgram(bin('tsc'), ['-p', '.'], { cwd: root })),
    check('generated', 'Generated code is up to date with the schemas', () =>
      runScript(['dist/generators/cli.js', 'generate', '--check'], { cwd: root }),
    ),
    check('lint', 'Lint', () => runProgram(bin('oxlint'), [], { cwd: root })),
    check('format', 'Format', () => runProgram(bin('oxfmt'), ['--check'], { cwd: root })),
  ]);
  if (wanted('jest')) {
    const file = join(results, 'jest.json');
    const jest = [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '-c',
      'tests/jest.config.mjs',
      '--json',
      `--outputFile=${file}`,
      ...files,
    ];
    console.log('\n— Generators and API, on both engines');
    count(
      counted(
        await runScript(jest, { cwd: root }),
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
    console.log('\n— Browser');
    const ok = await runScript(
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts', ...files],
      {
        cwd: root,
        env: { BROWSER_PATH: ensureBrowser(root), PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_RESULTS: results },
      },
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

/** Reads a runner's report. A run that failed without a failed test counts as one failure. */
function counted(ok, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, names: [`${basename(file)} was not written`] };
  const { passed, failed, names } = read(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: ok ? failed : Math.max(failed, 1), names };
}

/** The failed tests of one file in Jest's report, or the file itself if it did not run. */
function failedOfFile({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return (failed.length ? failed : ['it did not run']).map((title) => `${basename(name)}: ${title}`);
}

/** The failed tests of a suite in Playwright's report, and of the suites within it. */
function failedOfSuite({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${basename(file)}: ${title}`);
  return [...failed, ...suites.flatMap(failedOfSuite)];
}
