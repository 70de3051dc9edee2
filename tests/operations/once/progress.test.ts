import { expect, test } from '@jest/globals';
import { ProgressLine } from '../../../server/commands/progress-line.ts';
import { emptyDatabases } from '../../support/empty.ts';
import { run, settingsOf } from '../../support/process.ts';

const empty = emptyDatabases();

/** The text that a progress line writes for some updates. */
function written(isTTY: boolean, texts: readonly string[]): string {
  let all = '';
  const line = new ProgressLine({ isTTY, write: (text: string) => (all += text) } as unknown as NodeJS.WriteStream);
  for (const text of texts) line.show(text);
  line.end();
  return all;
}

test('A terminal shows one line that is rewritten', () => {
  expect(written(true, ['10 of 20', '20 of 20'])).toBe('\r10 of 20\u001B[K\r20 of 20\u001B[K\n');
  expect(written(true, [])).toBe('');
});

test('A log gets whole lines: the first and the last of a short command', async () => {
  expect(written(false, ['10 of 20', '15 of 20', '20 of 20'])).toBe('10 of 20\n20 of 20\n');
  expect(written(false, ['20 of 20'])).toBe('20 of 20\n');
  const { out } = await run('seed', ['--customers', '60'], settingsOf(await empty()));
  expect(out).toMatch(/^60 of 60 customers\nDone in \d+\.\d s\.\n$/);
});
