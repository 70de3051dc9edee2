import { pascal } from '../names.ts';
import { pointer, type Problems } from '../problems.ts';
import { shapeOf } from '../routes.ts';
import type { Entity, Model } from '../types.ts';
import { generatedFiles, generatedTypes, isTaken, ofDatabase, systemColumns } from './reserved.ts';

/** Owners of names that may be used only once. */
class Taken {
  readonly #owners = new Map<string, string>();

  /**
   * Registers a name.
   * @returns its previous owner, if it was already taken
   */
  take(name: string, owner: string): string | undefined {
    const before = this.#owners.get(name);
    this.#owners.set(name, owner);
    return before;
  }
}

/** Reports two calls that could match the same request. */
export function lintRoutes(model: Model, problems: Problems): void {
  const taken = new Taken();
  for (const { path, routes } of model.entities)
    for (const route of routes) {
      const owner = taken.take(shapeOf(route), path);
      // Export, totals and bulk are derived from the list, which is reported itself.
      if (!owner || ['export', 'totals', 'bulk'].includes(route.operation)) continue;
      const word = ['check', 'saveAnyway', 'distinct', 'alike'].includes(route.operation) ? 'x-duplicates' : 'x-routes';
      problems.add(
        `${path}.json`,
        pointer(word, route.operation),
        `${route.method} ${route.path} is already a call of ${owner}`,
      );
    }
}

/** Reports lists of two entities with the same number: saved filters of one would be offered in the other. */
export function lintViewIds(model: Model, problems: Problems): void {
  const owners = new Map<number, string>();
  for (const { path, lists } of model.entities)
    for (const { name, viewId } of lists) {
      if (viewId === undefined) continue;
      const owner = owners.get(viewId);
      if (owner && owner !== path)
        problems.add(`${path}.json`, pointer('x-lists', name, 'viewId'), `${viewId} is already a list of ${owner}`);
      owners.set(viewId, path);
    }
}

/** Reports two screens with the same address. The names of parameters make no difference. */
export function lintScreens(model: Model, problems: Problems): void {
  const taken = new Taken();
  for (const { path, lists, page } of model.entities) {
    const screens = [
      ...lists.map((list) => [list.screen, pointer('x-lists', list.name, 'screen')] as const),
      [page?.screen, pointer('x-page', 'screen')] as const,
    ];
    for (const [screen, at] of screens) {
      if (!screen) continue;
      const owner = taken.take(screen.replace(/\{\w+\}/g, '{}').toLowerCase(), path);
      if (owner) problems.add(`${path}.json`, at, `${screen} is already a screen of ${owner}`);
    }
  }
}

/** What PostgreSQL keeps of a name. It drops the rest, and then finds two things with one name. */
const longestName = 63;

/**
 * Checks names that only one schema may have, whatever their case, and columns that only one field of a table may have.
 * JavaScript and PostgreSQL limit what can be a name.
 */
export function lintNames(model: Model, problems: Problems): void {
  for (const word of ['name', 'table'] as const) {
    const taken = new Taken();
    for (const { path, [word]: name } of model.entities) {
      const at = pointer('x-entity', word);
      const owner = taken.take(name.toLowerCase(), path);
      if (owner) problems.add(`${path}.json`, at, `${name} is already a ${word} of ${owner}`);
      if (word === 'name' && isTaken(name)) problems.add(`${path}.json`, at, isOfJavaScript(name));
      if (word === 'name' && generatedTypes.has(pascal(name)))
        problems.add(`${path}.json`, at, `generated code has another ${pascal(name)}; choose another name`);
      if (name.length > longestName) problems.add(`${path}.json`, at, isTooLong(name));
      if (word === 'table' && (ofDatabase.test(name) || name === 'migration'))
        problems.add(`${path}.json`, at, `"${name}" is a name of the database's own tables; choose another name`);
    }
  }
  for (const { path, folder, kind } of model.entities)
    if (kind !== 'platform' && generatedFiles.has(folder))
      problems.add(`${path}.json`, '', `${folder}.gen.ts is another generated file; choose another file name`);
  for (const { path, fields } of model.entities) {
    const taken = new Taken();
    for (const { name, column, type } of fields) {
      if (name in Object.prototype) problems.add(`${path}.json`, pointer('properties', name), isOfJavaScript(name));
      if (type === 'alias' || type === 'refs') continue;
      if (column.length > longestName) problems.add(`${path}.json`, pointer('properties', name), isTooLong(column));
      if (systemColumns.has(column))
        problems.add(
          `${path}.json`,
          pointer('properties', name),
          `"${column}" is a column that PostgreSQL adds itself; choose another name`,
        );
      const owner = taken.take(column, name);
      if (owner)
        problems.add(`${path}.json`, pointer('properties', name), `${column} is already the column of ${owner}`);
    }
  }
}

const isOfJavaScript = (name: string) => `"${name}" means something else in JavaScript; choose another name`;

const isTooLong = (name: string) =>
  `${name} has ${name.length} characters; PostgreSQL keeps ${longestName} of a name. Choose a shorter one`;

/** The oldest name in a chain of renames. If the chain is a circle, any name in it. */
function firstName(items: readonly Named[], name: string): string {
  const chain = [name];
  for (;;) {
    const was = items.find((one) => one.name === chain.at(-1))?.was;
    if (!was || chain.includes(was)) return chain.at(-1)!;
    chain.push(was);
  }
}

interface Named {
  readonly name: string;
  readonly was?: string;
}

/** Checks former names. Each belongs to one entity or field; another may use it now only if it was renamed itself. */
export function lintFormerNames(model: Model, problems: Problems): void {
  const check = (items: readonly Named[], kind: string, report: Report) => {
    const taken = new Taken();
    for (const { name, was } of items) {
      if (!was) continue;
      const owner = taken.take(was, name);
      const first = firstName(items, was);
      if (items.some((one) => one.name === first)) report(name, `${kind} "${first}" still exists`);
      else if (owner) report(name, `"${was}" is already the former name of ${owner}`);
    }
  };
  type Report = (name: string, message: string) => void;
  check(model.entities, 'an entity', (name, message) =>
    problems.add(`${model.entities.find((entity) => entity.name === name)!.path}.json`, pointer('x-was'), message),
  );
  for (const { path, fields } of model.entities)
    check(fields, 'a field', (name, message) =>
      problems.add(`${path}.json`, pointer('properties', name, 'x-was'), message),
    );
}

/** Reports entities that embed each other in a circle: their records would be nested without end. */
export function lintEmbeds(model: Model, problems: Problems): void {
  for (const entity of model.entities) {
    const seen = new Set<string>();
    const follow = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const next = model.entities.find((one) => one.name === name);
      if (next) embedded(next).forEach(follow);
    };
    embedded(entity).forEach(follow);
    if (seen.has(entity.name))
      problems.add(`${entity.path}.json`, pointer('x-entity', 'embed'), 'leads back to itself');
  }
}

/** Entities that a record of this one embeds. */
const embedded = ({ fields, display, embed }: Entity): string[] =>
  [display, ...embed].flatMap((name) => {
    const field = fields.find((one) => one.name === name);
    const source = field?.alias ? fields.find((one) => one.name === field.alias![0]) : field;
    return source?.to && !field!.alias?.[1] ? [source.to] : [];
  });
