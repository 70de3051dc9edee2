import { parseArgs } from 'node:util';
import { seedDemo } from '../seed/demo/demo.ts';
import { runCommand } from './open.ts';
import { ProgressLine } from './progress-line.ts';

/**
 * npm run seed -- --customers N: adds demo customers until there are N. The first of them get activities, enquiries and
 * so on.
 * npm run seed -- --scale N: the same, but all customers that it adds get them.
 */
await runCommand(async (platform) => {
  const { values } = parseArgs({ options: { customers: { type: 'string' }, scale: { type: 'string' } } });
  if (values.customers !== undefined && values.scale !== undefined)
    throw new Error('Either --customers or --scale, not both.');
  const [option, number] =
    values.scale === undefined ? ['customers', values.customers ?? '500'] : ['scale', values.scale];
  if (!/^\d{1,8}$/.test(number)) throw new Error(`--${option} must be a number.`);
  const started = performance.now();
  const progress = new ProgressLine();
  try {
    await seedDemo(platform, {
      customers: Number(number),
      all: option === 'scale',
      onProgress: (done, all, of) =>
        progress.show(`${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} ${of}`),
    });
  } finally {
    progress.end();
  }
  console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
