import { describe, expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { generate } from '../../generators/generate.ts';
import type { Json } from '../support/schemas.ts';
import { site, tiny, tinyProject } from '../support/tiny.ts';

/** Returns definitions unchanged, as the pages do in English. */
const localised = (_: string, definition: Json) => definition;

/** What a generated file exports. JSX elements are replaced by their props. */
function exportsOf(file: string): Record<string, any> {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'classic', pragma: 'show' } },
    },
    module: { type: 'commonjs' },
  });
  const exports: Record<string, any> = {};
  const require = () => ({
    resources: { site: {} },
    schemaText: (text: string) => text,
    localised,
    registered: () => ({}),
    asPage: () => null,
    formOf: () => null,
  });
  runInNewContext(code, { exports, require, show: (_: unknown, props: Json) => props });
  return exports;
}

async function titlesOf(title: string) {
  const named = { ...site, title, 'x-entity': { ...site['x-entity'], plural: title } };
  const root = tinyProject({ ...tiny, 'entities/site.json': named });
  await generate(root);
  const emitted = exportsOf(join(root, 'admin-ui/generated/site.gen.tsx'));
  const lists = Object.entries(emitted).filter(([name]) => name.endsWith('List'));
  const dialogs = Object.values(emitted.site.dialogs as Record<string, Json>);
  return [...lists.map(([, list]) => list({})), ...dialogs].map((shown) => shown.title);
}

describe('A title is shown as written in the schema', () => {
  test.each(["The owner's", 'R&D {new}', '<b>', 'Łódź', 'The "big" one', 'A \\ B', 'R&amp;D'])('%s', async (title) => {
    expect(await titlesOf(title)).toEqual([title, `${title} Details`]);
  });
});
