// npm test: runs all checks. The last line counts them.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../generators/build/build.mjs';
import { ensureBrowser } from './support/browser.mjs';
import { openResults } from './support/results.mjs';
import { runProgram, runScript } from './support/run-program.mjs';

const parts = ['lint', 'format', 'types', 'generated', 'jest', 'browser'];
/** How many browser tests may pass only at the second attempt. More of them fail the run. */
const mostFlaky = 3;

/** Runs all parts or the named ones, with all their test files or those whose paths match. */
export async function test(root, args) {
  const only = args.filter((arg) => parts.includes(arg));
  const files = args.filter((arg) => !parts.includes(arg));
  const wanted = (name) => !only.length || only.includes(name);
  const results = openResults(root);
  const total = { passed: 0, failed: 0, names: [], flaky: [] };
  const count = ({ passed, failed, names, flaky = [] }) => {
    total.passed += passed;
    total.failed += failed;
    total.names.push(...names);
    total.flaky.push(...flaky);
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
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + (stats.flaky > mostFlaky ? 1 : 0),
        names: suites.flatMap((suite) => testsOf(suite, 'unexpected')),
        flaky: suites.flatMap((suite) => testsOf(suite, 'flaky')),
      })),
    );
  }
  list('Passed at the second attempt', total.flaky);
  if (total.flaky.length > mostFlaky) total.names.push(`more than ${mostFlaky} tests passed at the second attempt`);
  list('Failed', total.names);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed || !total.passed ? 1 : 0;
}

function list(title, names) {
  if (names.length) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

/** Reads a runner's report. A run that failed without a failed test counts as one failure. */
function counted(ok, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, names: [`${basename(file)} was not written`] };
  const { failed, ...counts } = read(JSON.parse(readFileSync(file, 'utf8')));
  return { ...counts, failed: ok ? failed : Math.max(failed, 1) };
}

/** The failed tests of one file in Jest's report, or the file itself if it did not run. */
function failedOfFile({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return (failed.length ? failed : ['it did not run']).map((title) => `${basename(name)}: ${title}`);
}

/** The tests of a suite in Playwright's report, and of the suites within it, that ended in a way. */
function testsOf({ file, specs, suites = [] }, status) {
  const found = specs.filter(({ tests }) => tests.some((ran) => ran.status === status));
  return [
    ...found.map(({ title }) => `${basename(file)}: ${title}`),
    ...suites.flatMap((suite) => testsOf(suite, status)),
  ];
}
