import { afterAll } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mainFile, partFile, partOf } from '../../generators/model/entity-files.ts';
import { loadModel, SchemaError, type Model } from '../../generators/model/index.ts';

export type Json = Record<string, any>;

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-schemas-'));
  folders.push(folder);
  return folder;
}

/** Makes a root folder with copies of the given files and folders of the project. */
export function copyProject(...paths: string[]): string {
  const root = temporaryFolder();
  for (const path of paths) cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  return root;
}

/** A copy of everything that the generators read and write. */
export const copyGenerated = (): string =>
  copyProject(
    '.oxfmtrc.json',
    'schemas',
    'server/features',
    'server/http',
    'server/generated',
    'server/CALLS.md',
    'admin-ui/features',
    'admin-ui/generated',
  );

/**
 * Path of a schema file. For `entities/customer.json`, the file in the entity's folder that contains the pointer's
 * first word.
 */
function actual(root: string, file: string, pointer = ''): string {
  const [, path] = /^(entities\/[^/]+)\.json$/.exec(file) ?? [];
  if (!path) return file;
  const part = partOf(pointer);
  return part && existsSync(join(root, 'schemas', partFile(path, part))) ? partFile(path, part) : mainFile(path);
}

export const readSchema = (root: string, file: string, pointer = ''): Json =>
  JSON.parse(readFileSync(join(root, 'schemas', actual(root, file, pointer)), 'utf8')) as Json;

export function writeSchema(root: string, file: string, content: Json | string, pointer = ''): void {
  const path = join(root, 'schemas', actual(root, file, pointer));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Sets the value at a JSON pointer of a schema file; undefined removes it. */
export function setInSchema(root: string, file: string, pointer: string, value: unknown): void {
  const schema = readSchema(root, file, pointer);
  const path = pointer.split('/').slice(1);
  const last = path.pop()!;
  const parent = path.reduce((at, part) => (at[part] ??= {}), schema);
  parent[last] = value;
  writeSchema(root, file, schema, pointer);
}

/** Whether there is a value at a JSON pointer of a schema file. */
export const standsIn = (root: string, file: string, pointer: string): boolean =>
  pointer
    .split('/')
    .slice(1)
    .reduce<any>((at, part) => at?.[part], readSchema(root, file, pointer)) !== undefined;

export const modelBelow = (root: string): Model => loadModel(join(root, 'schemas'));

/** The files of an entity: `entities/customer/entity.json` and those beside it. A reference list has only one file. */
export function filesOf(root: string, file: string): string[] {
  const main = actual(root, file);
  if (main === file) return [file];
  return readdirSync(join(root, 'schemas', dirname(main))).map((name) => `${dirname(main)}/${name}`);
}

/** The error that loading the schemas below a root throws; fails if there is none. */
export function schemaError(root: string): SchemaError {
  try {
    modelBelow(root);
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error('The schemas were taken without a word.');
}

/**
 * What is wrong · file · JSON pointer of the value · the value · expected message · its pointer, if not the value's
 * own.
 */
export type Mistake = [what: string, file: string, at: string, value: unknown, says: string, told?: string];

/** The error for the project's schemas after one mistake has been made in them, and the line it should contain. */
export function mistaken([, file, at, value, says, told = at.replace(/\/\d+$/, '')]: Mistake) {
  const root = copyProject('schemas');
  setInSchema(root, file, at, value);
  const { message, problems } = schemaError(root);
  const strays = problems.filter((problem) => !standsIn(root, problem.file, problem.pointer));
  return { message, strays, line: `schemas/${actual(root, file, told)}#${told}: ${says}` };
}

export const meant = (kind: string, wrong: string, right: string): string =>
  `unknown ${kind} "${wrong}"; did you mean "${right}"?`;
