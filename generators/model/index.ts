import { lint } from './lint/index.ts';
import { loadFiles } from './load.ts';
import { Problems } from './problems.ts';
import { resolve } from './resolve.ts';
import type { Entity, Model } from './types.ts';

export { loadVocabularies } from './load.ts';
export { SchemaError } from './problems.ts';
export { isReading } from './routes.ts';
export type * from './types.ts';
export { signedInUser } from './types.ts';

/**
 * Reads, checks, resolves and freezes the schemas below a folder.
 * @throws {SchemaError} with all problems found
 */
export function loadModel(root: string): Model {
  const problems = new Problems();
  const files = loadFiles(root, problems);
  const model = resolve(files, problems);
  lint(model, files, problems);
  problems.throwIfAny();
  return freeze(model);
}

export { fieldNamed, sortsOf, unaliased } from './sorts.ts';

export const byName = (model: Model, name: string): Entity => model.entities.find((entity) => entity.name === name)!;

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
