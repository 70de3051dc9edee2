import { seedDemo } from '../seed/demo/demo.ts';
import { Platform } from '../services/platform.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './open.ts';
import { ProgressLine } from './progress-line.ts';

const usage = `npm run seed -- [--customers N | --scale N] [--demo-users]
Adds demo customers until there are N (default: 500).
  --customers N  the first 5,000 get activities, enquiries and so on
  --scale N      all that it adds get them
  --demo-users   also where DEMO is off: anyone can sign in as the demo users`;

const refusal = `DEMO is off, as NODE_ENV=production makes it, and demo data has users whose password is public.
To add them all the same, use --demo-users.`;

const { values, positionals } = readArguments(usage, {
  customers: { type: 'string' },
  scale: { type: 'string' },
  'demo-users': { type: 'boolean', default: false },
});
if (positionals.length) wrongUsage(usage);
if (values.customers !== undefined && values.scale !== undefined)
  wrongUsage(usage, 'Either --customers or --scale, not both.');
const [option, number] =
  values.scale === undefined ? ['customers', values.customers ?? '500'] : ['scale', values.scale];
if (!/^\d{1,8}$/.test(number)) wrongUsage(usage, `--${option} must be a number.`);

/**
 * npm run seed -- --customers N: adds demo customers until there are N. The first of them get activities, enquiries and
 * so on.
 * npm run seed -- --scale N: the same, but all customers that it adds get them.
 */
await runCommand(async (app) => {
  const platform = app.get(Platform);
  if (!platform.settings.demo && !values['demo-users']) throw new Error(refusal);
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
