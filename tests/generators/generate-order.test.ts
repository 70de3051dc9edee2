import { describe, expect, jest, test } from '@jest/globals';
import fs from 'node:fs';
import { copyGenerated } from '../support/schemas.ts';
import { tinyProject } from '../support/tiny.ts';

/** Whether folders are listed in reverse order, as another disk may list them. */
let backwards = false;
const list = jest.fn((...args: Parameters<typeof fs.readdirSync>) => {
  const found = fs.readdirSync(...args).toSorted();
  return backwards ? found.toReversed() : found;
});
jest.unstable_mockModule('node:fs', () => ({ ...fs, default: fs, readdirSync: list }));
const { generate } = await import('../../generators/generate.ts');

describe('Generating', () => {
  test('gives the same result in whatever order the disk lists the files', async () => {
    const root = copyGenerated();
    await generate(root);
    backwards = true;
    const { changed, removed } = await generate(root, true);
    expect(list).toHaveBeenCalled();
    expect([changed, removed]).toEqual([[], []]);
  });

  test('lists the files to remove in order of their names', async () => {
    const root = tinyProject();
    await generate(root);
    backwards = true;
    const stray = ['a', 'b', 'c'].map((name) => `server/generated/${name}.gen.ts`);
    for (const path of stray) fs.writeFileSync(`${root}/${path}`, '');
    const { removed } = await generate(root, true);
    expect(removed).toEqual(stray);
  });
});
