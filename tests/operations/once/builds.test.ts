import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductCopy } from '../../support/copy.ts';

let product: ProductCopy;
beforeEach(() => void (product = new ProductCopy()));
afterEach(() => product.remove());

function change(path: string, edit: (text: string) => string) {
  const file = join(product.root, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** What a command prints that must fail. */
async function refusal(...args: [script: string, ...args: string[]]): Promise<string> {
  const error = await product.run(...args).then(
    () => new Error('It has succeeded.'),
    (refused: Error) => refused,
  );
  return error.message;
}

describe('npm run build', () => {
  test('says what is wrong in a schema or in code, without a stack', async () => {
    const says = async (...parts: string[]) => {
      const text = await refusal('build', '--server');
      for (const part of parts) expect(text).toContain(part);
      expect(text).not.toMatch(/^\s+at /m);
    };
    change('schemas/reference/region.json', (text) =>
      text.replace('"fields": ["regionName"]', '"fields": ["regionNam"]'),
    );
    await says(
      'schemas/reference/region.json#/x-unique/0/fields: unknown field "regionNam"; did you mean "regionName"?',
    );
    change('schemas/reference/region.json', (text) => text.replace('"regionNam"', '"regionName"'));
    change('server/main.ts', (text) => `${text}\nconst = 1;\n`);
    await says('server/main.ts', 'const = 1;');
  });

  test('checks the types, which npm start does not', async () => {
    change('server/core/time/clock.ts', (text) => `${text}\nexport const late: number = 'late';\n`);
    expect(await refusal('build')).toMatch(/server\/core\/time\/clock\.ts\(\d+,14\): error TS2322/);
    const url = await product.start();
    expect((await fetch(`${url}/v1/health`)).status).toBe(200);
  }, 300_000);
});
