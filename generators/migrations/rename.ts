import {
  withChangedColumn,
  withRenamedColumn,
  withRenamedTable,
  withWords,
} from '../../server/core/db/migrations/tables.ts';
import type { Entity, Field, Model } from '../model/index.ts';
import { isSame } from './kinds.ts';
import { step, type Proposed } from './proposed.ts';
import { joinTable, type Column, type Index, type Table } from './relational.ts';

/** The tables of the last migration, with their current names. */
export interface Renamed {
  readonly tables: readonly Table[];
  readonly steps: readonly Proposed[];
  /** Names in a database before the migration, by the current `table` or `table.column`. */
  readonly former: ReadonlyMap<string, string>;
}

/**
 * Renames the tables and columns of the last migration as the schemas do. A rename is declared by `x-was`, or found if
 * only one name changed: the entity's or its table's, the field's or its column's. If the migrations no longer lead to the
 * former name, an earlier migration did the rename.
 */
export function rename(before: readonly Table[], after: readonly Table[], model: Model | null): Renamed {
  const renamer = new Renamer(before, after);
  for (const entity of inOrder(model?.entities ?? [])) renamer.entity(entity, model!);
  for (const entity of model?.entities ?? [])
    for (const field of inOrder(entity.fields)) renamer.field(entity, field, model!);
  return renamer.result();
}

/** Sorts renames so that a name is given up before another item takes it. */
function inOrder<T extends { readonly name: string; readonly was?: string }>(items: readonly T[]): T[] {
  const ordered = new Set<T>();
  const add = (item: T) => {
    if (ordered.has(item)) return;
    const former = items.find(({ was }) => was === item.name);
    if (former) add(former);
    ordered.add(item);
  };
  items.forEach(add);
  return [...ordered];
}

class Renamer {
  #tables: readonly Table[];
  readonly #before: readonly Table[];
  readonly #after: readonly Table[];
  readonly #steps: Proposed[] = [];
  readonly #former = new Map<string, string>();

  constructor(before: readonly Table[], after: readonly Table[]) {
    this.#before = before;
    this.#after = after;
    this.#tables = before;
  }

  entity({ name, was, table: wanted }: Entity, model: Model): void {
    const main = this.#tables.filter(({ field }) => !field);
    const isGone = (entity: string | undefined) => !model.entities.some((one) => one.name === entity);
    const table =
      main.find(({ entity }) => entity === name) ??
      main.find(({ entity }) => entity === was) ??
      main.find((one) => one.name === wanted && isGone(one.entity));
    if (!table?.entity) return;
    const joins = this.#tables.filter(({ entity, field }) => entity === table.entity && field);
    const renamed = joins.map((join): [string, string] => {
      const now = this.#after.find(({ entity, field }) => entity === name && field === join.field);
      // A renamed field with many references renames its table later.
      return [join.name, now?.name ?? join.name];
    });
    for (const [from, to] of [[table.name, wanted] as const, ...renamed]) this.#table(from, { name: to, entity: name });
    if (table.entity !== name)
      this.#steps.push(step('renameEntity', { from: table.entity, to: name, tables: renamed, undoLog: true }));
  }

  field(entity: Entity, field: Field, model: Model): void {
    const own = this.#tables.filter((table) => table.entity === entity.name);
    const isGone = (name: string | undefined) => !entity.fields.some((one) => one.name === name);
    const find = <T extends { readonly name: string; readonly field?: string }>(among: readonly T[], name: string) =>
      among.find((one) => one.field === field.name) ??
      among.find((one) => one.field && one.field === field.was) ??
      among.find((one) => one.field && one.name === name && isGone(one.field));
    const isMany = field.type === 'refs';
    const table = own.find((one) => !one.field);
    const known = isMany
      ? find(
          own.filter((one) => one.field),
          joinTable(entity, field),
        )
      : field.type !== 'alias' && table && find(table.columns, field.column);
    if (!known) return;
    const to = isMany ? joinTable(entity, field) : field.column;
    if (isMany) this.#table(known.name, { name: to, field: field.name });
    else this.#column(table!, known as Column, { name: to, field: field.name });
    if (known.field === field.name && known.name === to) return;
    const kept = [known.name, to];
    const names = { entity: entity.name, from: known.field, to: field.name };
    this.#steps.push(step('renameField', { ...names, kept, ...viewsOf(model, entity), undoLog: true }));
  }

  /**
   * Drops indexes that change before their table is renamed. A text index is rebuilt if its table or key is renamed.
   */
  result(): Renamed {
    const touched = this.#tables.filter((table, i) => table !== this.#before[i]);
    const drops: Proposed[] = [];
    const tables = this.#tables.map((table, i): Table => {
      const before = this.#before[i]!;
      if (!touched.includes(table)) return table;
      const wanted = this.#after.find(({ name }) => name === table.name);
      const stays = (index: Index) => wanted?.indexes.some((one) => isSame(one, index));
      before.indexes.forEach((index, at) => {
        if (!stays(table.indexes[at]!)) drops.push(step('dropIndex', before.name, index));
      });
      const remade = before.search && (table.name !== before.name || keyOf(table) !== keyOf(before));
      if (remade) drops.push(step('dropSearch', before));
      return { ...table, indexes: table.indexes.filter(stays), search: before.search && !remade };
    });
    return { tables, steps: [...drops, ...this.#steps], former: this.#former };
  }

  #table(name: string, words: Pick<Table, 'name'> & Partial<Table>): void {
    const table = this.#tables.find((one) => one.name === name)!;
    const key = keyOf(table);
    if (Object.entries(words).every(([word, value]) => table[word as keyof Table] === value)) return;
    if (name !== words.name) {
      this.#steps.push(step('renameTable', name, words.name, ...(key ? [key] : [])));
      if (table.duplicates) this.#steps.push(step('renameTable', `${name}_key`, `${words.name}_key`));
      this.#former.set(words.name, name);
      this.#tables = withRenamedTable(name, words.name)(this.#tables);
    }
    this.#tables = withWords(words.name, words)(this.#tables);
  }

  #column(table: Table, from: Column, to: Pick<Column, 'name' | 'field'>): void {
    if (from.name === to.name && from.field === to.field) return;
    if (from.name !== to.name) {
      this.#steps.push(step('renameColumn', table.name, from.name, to.name));
      this.#former.set(`${table.name}.${to.name}`, from.name);
      this.#tables = withRenamedColumn(table.name, from.name, to.name)(this.#tables);
    }
    const own = this.#tables.find(({ name }) => name === table.name)!;
    const column = own.columns.find(({ name }) => name === to.name)!;
    this.#tables = withChangedColumn(table.name, { ...column, field: to.field })(this.#tables);
  }
}

const keyOf = ({ columns }: Table): string | undefined => columns.find(({ type }) => type === 'key')?.name;

/** Numbers of the lists that can show fields of an entity: its own, and those of entities that refer to it. */
function viewsOf(model: Model, entity: Entity) {
  const numbers = ({ lists }: Entity) => lists.flatMap(({ viewId }) => viewId ?? []);
  const through = model.entities.flatMap((other) =>
    other.fields
      .filter(({ to, type }) => to === entity.name && type === 'ref' && numbers(other).length)
      .map(({ name }) => ({ views: numbers(other), field: name })),
  );
  return { views: numbers(entity), through };
}
