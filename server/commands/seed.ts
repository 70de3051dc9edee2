import { parseArgs } from 'node:util';
import { seedDemo } from '../seed/demo/demo.ts';
import { runCommand } from './open.ts';

/** npm run seed -- --customers N: demo data until there are N customers. */
await runCommand(async (platform) => {
  const { values } = parseArgs({ options: { customers: { type: 'string', default: '500' } } });
  if (!/^\d{1,8}$/.test(values.customers)) throw new Error('--customers must be a number.');
  const started = performance.now();
  await seedDemo(platform, {
    customers: Number(values.customers),
    onProgress: (done, all) =>
      process.stdout.write(`\r${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} customers`),
  });
  console.log(`\nDone in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
