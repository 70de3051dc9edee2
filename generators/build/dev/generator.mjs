// The generators in a process of their own, which stays: what they have loaded and computed once is ready the next time.
// Answers each message with what it has written, or with what is wrong. Ends with the process that started it.
import { fileURLToPath } from 'node:url';
import { generate } from '../../../dist/generators/generate.js';
import { isMistake } from '../../../dist/generators/mistakes.js';
import { hints } from '../../../dist/generators/hints.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

process.on('message', async () => process.send(await generated()));
process.once('disconnect', () => process.exit());

async function generated() {
  try {
    const { changed, removed, built, model } = await generate(root);
    const isNew = built > 0 || [...changed, ...removed].some((path) => path.startsWith('server/'));
    return { isNew, hints: await hints(root, model) };
  } catch (error) {
    return { error: isMistake(error) ? error.message : error.stack };
  }
}
