import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generate } from '../../generators/generate.ts';
import { SchemaError } from '../../generators/model/index.ts';
import { copyGenerated, projectRoot, setInSchema } from '../support/schemas.ts';
import { tiny, tinyProject } from '../support/tiny.ts';

const folders = ['schemas/generated', 'server/generated', 'admin-ui/generated'];
const filesBelow = (root: string) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
const changedAt = (root: string) => filesBelow(root).map((file) => [file, statSync(file).mtimeMs]);

describe('Generating', () => {
  let root: string;
  beforeAll(async () => {
    root = copyGenerated();
    for (const folder of folders) rmSync(join(root, folder), { recursive: true });
    await generate(root);
  });

  test('writes nothing the second time', async () => {
    const before = changedAt(root);
    const { changed, removed } = await generate(root);
    expect([changed, removed]).toEqual([[], []]);
    expect(changedAt(root)).toEqual(before);
  });

  test('gives what is committed', () => {
    const texts = (from: string) => filesBelow(from).map((file) => [relative(from, file), readFileSync(file, 'utf8')]);
    expect(Object.fromEntries(texts(root))).toEqual(Object.fromEntries(texts(projectRoot)));
  });

  test('writes only files with generated names', () => {
    expect(filesBelow(root).filter((file) => !/\.gen\.tsx?$/.test(file))).toEqual([]);
  });

  test('begins every file with a banner that names its sources', () => {
    for (const file of filesBelow(root)) {
      const [banner] = readFileSync(file, 'utf8').split('\n');
      const [, source] =
        /^\/\/ Generated from (schemas\S*)\. Do not edit: change the schema and run npm run generate\.$/.exec(
          banner!,
        ) ?? [];
      expect([file, source && existsSync(join(root, source))]).toEqual([file, true]);
    }
  });

  test('names the schema of the folder in the banners of an entity', () => {
    const banner = (path: string) => readFileSync(join(root, path), 'utf8').split('\n')[0];
    expect(banner('server/generated/customer.gen.ts')).toContain('schemas/entities/customer/');
    expect(banner('admin-ui/generated/region.gen.tsx')).toContain('schemas/reference/region.json');
  });

  test('changes only the files that a changed schema affects', async () => {
    const copy = copyGenerated();
    setInSchema(copy, 'reference/region.json', '/x-dialogs', { edit: { width: 640 } });
    const { changed, removed } = await generate(copy);
    expect([changed, removed]).toEqual([['admin-ui/generated/region.gen.tsx'], []]);
  });
});

describe('Generating from schemas with a mistake', () => {
  test('writes nothing', async () => {
    const root = copyGenerated();
    setInSchema(root, 'reference/region.json', '/x-dialogs', { edit: { layout: [['regionNam']] } });
    const before = changedAt(root);
    await expect(generate(root)).rejects.toBeInstanceOf(SchemaError);
    expect(changedAt(root)).toEqual(before);
  });
});

describe('Checking', () => {
  let root: string;
  beforeAll(async () => {
    root = tinyProject({ ...tiny, 'reference/bay.json': { title: 'Bay', properties: { bayName: {} } } });
    await generate(root);
  });

  /** Runs a check, expects that it changes no file, and answers its report. */
  async function checked() {
    const before = changedAt(root);
    const { changed, removed } = await generate(root, true);
    expect(changedAt(root)).toEqual(before);
    return { changed, removed };
  }

  test('reports a file that was edited by hand', async () => {
    const path = 'server/generated/site.gen.ts';
    const text = readFileSync(join(root, path), 'utf8');
    writeFileSync(join(root, path), `${text}// By hand\n`);
    expect(await checked()).toEqual({ changed: [path], removed: [] });
    writeFileSync(join(root, path), text);
  });

  test('reports a missing file', async () => {
    const path = 'admin-ui/generated/site.gen.tsx';
    const text = readFileSync(join(root, path), 'utf8');
    rmSync(join(root, path));
    expect(await checked()).toEqual({ changed: [path], removed: [] });
    expect(existsSync(join(root, path))).toBe(false);
    writeFileSync(join(root, path), text);
  });

  test('reports a file without a source, which generating removes', async () => {
    const path = 'server/generated/leftover.gen.ts';
    writeFileSync(join(root, path), '// By hand\n');
    expect(await checked()).toEqual({ changed: [], removed: [path] });
    await generate(root);
    expect(existsSync(join(root, path))).toBe(false);
  });

  test('reports all code of a schema that was removed', async () => {
    rmSync(join(root, 'schemas/reference/bay.json'));
    const { changed, removed } = await generate(root, true);
    for (const [room, ending] of [
      ['schemas', 'ts'],
      ['server', 'ts'],
      ['admin-ui', 'tsx'],
    ])
      expect(removed).toContain(`${room}/generated/bay.gen.${ending}`);
    expect(changed).toContain('server/generated/registry.gen.ts');
  });
});
