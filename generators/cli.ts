import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { hints } from './hints.ts';
import { proposeMigration } from './migrations/propose.ts';
import { isMistake } from './mistakes.ts';
import { loadModel } from './model/index.ts';
import { kinds, newSchema } from './new.ts';

// dist/generators/cli.js → the root of the project.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const commands: Record<string, (args: string[]) => Promise<void>> = {
  /** npm run generate [-- --check] */
  async generate(args) {
    const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
    const started = performance.now();
    const { changed, removed, model } = await generate(root, values.check);
    const differing = [...changed, ...removed];
    if (values.check && differing.length)
      fail(
        `Generated code differs from the schemas:\n${differing.map((path) => `  ${path}`).join('\n')}\nRun npm run generate.`,
      );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${model.entities.length} schemas, ${changed.length} files written, ${removed.length} removed, ${seconds} s`,
    );
    for (const hint of await hints(root, model)) console.log(hint);
  },
  /** npm run new -- list "Delivery Method" */
  async new([kind = '', title = '']) {
    if (!Object.hasOwn(kinds, kind) || !title)
      fail('usage: npm run new -- list "Delivery Method" | entity "Delivery Note"');
    if (!/^[A-Za-z][A-Za-z0-9 ]*$/.test(title))
      fail(
        `"${title}" cannot be the name of a schema: names of code and tables are made of it, which have the letters A to Z, digits and spaces. Choose such a name, and write "${title}" into the title of the file afterwards.`,
      );
    const path = await newSchema(root, kind as keyof typeof kinds, title);
    console.log(`Wrote ${path}. Give it its fields, then: npm run generate`);
    if (kind === 'entity') console.log('To show its list in the menu, add a line to schemas/access/menu.json.');
  },
  /** npm run migration:new [-- "what it does"] [--drop customer.mobile] */
  async 'migration:new'(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { drop: { type: 'string', multiple: true, default: [] } },
    });
    const wish = { title: positionals[0], drop: values.drop };
    const path = await proposeMigration(root, loadModel(join(root, 'schemas')), wish, async (losses) =>
      // Loaded late: it imports the server's code and its packages.
      (await import('./migrations/losses.ts')).tellLosses(losses),
    );
    console.log(
      path
        ? `Wrote ${path}. Read it, and change it where it should do more.`
        : 'No migration is needed: the schemas match the last one.',
    );
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`usage: ${Object.keys(commands).join(' | ')}`);
try {
  await command(args);
} catch (error) {
  if (isMistake(error)) fail(error.message);
  throw error;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
