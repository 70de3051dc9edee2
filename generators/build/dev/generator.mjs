// The generators in a process of their own, which stays: what they have loaded and computed once is ready the next time.
// The message `all` generates; `hints` only looks what is left to do. Answers with what is new, or with what is wrong.
// Ends with the process that started it.
import { fileURLToPath } from 'node:url';
import { generate } from '../../../dist/generators/generate.js';
import { isMistake } from '../../../dist/generators/mistakes.js';
import { hints } from '../../../dist/generators/hints.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let model = null;

process.on('message', async (what) => process.send(await generated(what)));
process.once('disconnect', () => process.exit());

async function generated(what) {
  try {
    if (what === 'hints' && model) return { isNew: false, hints: await hints(root, model) };
    model = null;
    const { changed, removed, built, model: made } = await generate(root);
    model = made;
    const isNew = built > 0 || [...changed, ...removed].some((path) => path.startsWith('server/'));
    return { isNew, hints: await hints(root, model) };
  } catch (error) {
    return { error: isMistake(error) ? error.message : error.stack };
  }
}
