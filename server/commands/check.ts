import { parseArgs } from 'node:util';
import { checkDerived } from '../services/check/check-derived.ts';
import { runCommand } from './open.ts';
import { ProgressLine } from './progress-line.ts';

/**
 * npm run check [-- --dry]: compares what is derived from the tables (search words, keys of the duplicate check, rolled-up
 * values, tallies, sequences) with them, and puts right what differs. With --dry it only reports, and the exit code is 1
 * if something differs. Servers can keep running.
 */
await runCommand(async (platform) => {
  const { values } = parseArgs({ options: { dry: { type: 'boolean', default: false } } });
  const line = new ProgressLine();
  const onProgress = (text: string) => line.show(text);
  await platform.searchRefresh.catchUp();
  const found = await checkDerived(platform, { mends: !values.dry, onProgress }).finally(() => line.end());
  for (const { what, count } of found) console.log(`${what}: ${count.toLocaleString('en-GB')} differed`);
  if (!found.length) console.log('Everything agrees with the tables.');
  else if (values.dry) process.exitCode = 1;
  else console.log('All of it has been put right.');
});
