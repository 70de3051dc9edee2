// Prints the rules that no test title cites if run by itself: `node tests/support/rules.mjs`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list = 'tests/rules.json';
const id = /\b(?:ALR|AMB|BEH|CON|ERR|FMT|NAV|PER|SES|STA|VAL)-\d{3}\b/g;

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The text of each rule by its id, in the order of the file. */
export const rules = JSON.parse(read(list));

/** The ids in a text, without duplicates. */
export const rulesIn = (text) => [...new Set(text.match(id))];

/**
 * Paths of the text files below a folder, from the project's root. Leaves out generated files and the list of rules.
 */
const textsBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|json|md|sql|html|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('/generated/') && !/\.gen\.\w+$/.test(file) && file !== list);

/** Every rule that a file in these folders cites, with the file. */
export const citations = (folders) =>
  folders.flatMap(textsBelow).flatMap((file) => rulesIn(read(file)).map((rule) => ({ rule, file })));

/** The ids in a test file's titles and in the tables that fill them. Leaves out comments that take whole lines. */
export const rulesInTitles = (text) => rulesIn(text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tests = textsBelow('tests').filter((file) => file.endsWith('.test.ts'));
  const tested = new Set(tests.flatMap((file) => rulesInTitles(read(file))));
  const untested = Object.keys(rules).filter((rule) => !tested.has(rule));
  for (const rule of untested) console.log(`${rule} ${rules[rule]}`);
  console.log(`${untested.length} of ${Object.keys(rules).length} rules have no test title that cites them.`);
}
