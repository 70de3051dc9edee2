import { describe, expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { generate } from '../../generators/generate.ts';
import type { Json } from '../support/schemas.ts';
import { site, tiny, tinyProject } from '../support/tiny.ts';

/** What the lists or dialogs of a generated file hand on when they are shown. */
function shownBy(file: string): Json[] {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'classic', pragma: 'show' } },
    },
    module: { type: 'commonjs' },
  });
  const exports: Record<string, (props: Json) => Json> = {};
  runInNewContext(code, { exports, require: () => ({}), show: (_: unknown, props: Json) => props });
  return Object.values(exports).map((screen) => screen({}));
}

async function titlesOf(title: string) {
  const named = { ...site, title, 'x-entity': { ...site['x-entity'], plural: title } };
  const root = tinyProject({ ...tiny, 'entities/site.json': named });
  await generate(root);
  return ['dialogs', 'lists'].flatMap((part) =>
    shownBy(join(root, `admin-ui/generated/site/${part}.gen.tsx`)).map((props) => props.title),
  );
}

describe('A title is shown as written in the schema', () => {
  test.each(["The owner's", 'R&D {new}', '<b>', 'Łódź', 'The "big" one', 'A \\ B', 'R&amp;D'])('%s', async (title) => {
    expect(await titlesOf(title)).toEqual([title, title]);
  });
});
