import type { Fault, Summary } from './run.ts';

/** If the share of 2xx answers is lower, the fuzzer did not get past the guard. */
const leastGood = 0.05;

const classes = ['2xx', '3xx', '4xx', '401', '429', '5xx', 'cut'];

/** A request in one line, with everything needed to send it again. */
export function faultLine({ what, request, answer }: Fault, seed: number): string {
  const { body, ...rest } = request;
  const sent = Buffer.isBuffer(body) ? { base64: body.subarray(0, 20_000).toString('base64') } : { body };
  return `${what} ${JSON.stringify({ seed, ...rest, ...sent, answer })}`;
}

/** Share of requests with a 2xx answer. */
export function goodShare({ kinds, sent }: Summary): number {
  let good = 0;
  for (const counts of kinds.values()) good += counts['2xx'] ?? 0;
  return sent ? good / sent : 0;
}

export const succeeded = (summary: Summary): boolean => summary.faulty === 0 && goodShare(summary) >= leastGood;

/** The report of a run. */
export function summaryLines(summary: Summary): string[] {
  const { seed, longest, sent, kinds, slowest, slow, faulty, faults, restored } = summary;
  const cell = (value: string | number) => String(value).padStart(8);
  const row = (name: string, counts: Record<string, number>) => {
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
    return `  ${name.padEnd(10)}${cell(all)}${classes.map((one) => cell(counts[one] ?? 0)).join('')}`;
  };
  const total: Record<string, number> = {};
  for (const counts of kinds.values())
    for (const [name, value] of Object.entries(counts)) total[name] = (total[name] ?? 0) + value;
  return [
    `  ${'kind'.padEnd(10)}${cell('all')}${classes.map(cell).join('')}`,
    ...[...kinds].toSorted(([a], [b]) => a.localeCompare(b)).map(([kind, counts]) => row(kind, counts)),
    row('total', total),
    ...(slowest
      ? [
          `Slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.request.method} ${slowest.request.path.slice(0, 200)}`,
        ]
      : []),
    ...(slow.length
      ? [
          `Over ${longest / 1000} s: ${slow.length}, ${faults.filter(({ what }) => what.startsWith('took')).length} again when sent alone`,
        ]
      : []),
    `Put right: ${restored.sessions} sessions, ${restored.users} users, ${restored.admins} Admins, ${restored.permissions} permissions`,
    ...faults.map((fault) => faultLine(fault, seed)),
    ...(goodShare(summary) < leastGood
      ? [`Only ${(goodShare(summary) * 100).toFixed(1)} % were answered with 2xx.`]
      : []),
    `Seed ${seed}: ${sent} requests, ${(goodShare(summary) * 100).toFixed(1)} % with 2xx, ${faulty} faulty.`,
  ];
}
