import { sql } from '../../core/db/sql.ts';
import {
  columnOf,
  fieldOf,
  type AnyRecord,
  type EntityDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Author } from '../history/history.ts';
import type { SaveServices } from '../save/services.ts';
import { whereClause, type StoredCondition } from './where-clause.ts';

type Values = Pick<StoredCondition, 'value' | 'dbValue'> & { readonly condition?: 'in' | 'not in' };

type Condition = AnyRecord & StoredCondition & { readonly id: number; readonly userViewFilter: Reference };

/**
 * Makes saved filters that name an entry of a reference list, by its key or by its name, name another; or both, if they
 * are for records of which some keep the entry. Call in the transaction that replaces it.
 */
export async function followReplacement(
  definition: EntityDefinition,
  { gone, kept }: { readonly gone: AnyRecord; readonly kept: AnyRecord },
  author: Author,
  services: SaveServices,
  keeps: (of: EntityDefinition) => boolean,
): Promise<void> {
  const name = [String(gone[definition.display]), String(kept[definition.display])] as const;
  const key = [String(gone[definition.key]), String(kept[definition.key])] as const;
  const swapped = ({ value, dbValue }: Condition): Values | null => {
    const after = { value: swap(value, name), dbValue: swap(swap(dbValue, key), name) };
    return after.value === value && after.dbValue === dbValue ? null : after;
  };
  await change(await candidates(definition, (of) => !keeps(of), services), swapped, author, services);
  const both = (condition: Condition): Values | null => {
    const { value, dbValue } = swapped(condition) ?? {};
    if (value === undefined || name.some((one) => one.includes(','))) return null;
    const joined = (before: string | null, after: string | null | undefined) =>
      before === null ? null : [...new Set(`${before}, ${after}`.split(',').map((part) => part.trim()))].join(', ');
    const isNegative = condition.condition === '<>' || condition.condition === 'not in';
    return {
      condition: isNegative ? 'not in' : 'in',
      value: joined(condition.value, value),
      dbValue: joined(condition.dbValue, dbValue),
    };
  };
  await change(await candidates(definition, keeps, services), both, author, services);
}

/** Changes conditions, and the descriptions of their filters in words. */
async function change(
  ids: readonly number[],
  to: (record: Condition) => Values | null,
  author: Author,
  { bulk, records, registry }: SaveServices,
): Promise<void> {
  const [conditions, filters] = [registry.definition('filterCondition'), registry.definition('userViewFilter')];
  const touched = new Set<number>();
  const noted = (record: AnyRecord) => {
    const values = to(record as Condition);
    if (values) touched.add((record as Condition).userViewFilter.key);
    return values;
  };
  await bulk.change(conditions, ids, noted, author);
  const byView = new Map(
    registry.all.flatMap((of) => of.lists.map(({ viewId }) => [viewId, of] as const)).toReversed(),
  );
  for (const id of touched) {
    const filter = (await records.one(filters, id))!;
    const all = (await records.find(conditions, { userViewFilter: id })) as Condition[];
    const inOrder = all.toSorted((a, b) => (a.rowNo as number) - (b.rowNo as number));
    const words = { whereClause: whereClause(inOrder, byView.get(filter.dbview as number)!) };
    await bulk.change(filters, [id], words, author);
  }
}

/** The conditions that may name an entry of a list: those on a field that leads to it. */
async function candidates(
  list: EntityDefinition,
  isWanted: (of: EntityDefinition) => boolean,
  { database, registry }: SaveServices,
): Promise<number[]> {
  const [conditions, filters] = [registry.definition('filterCondition'), registry.definition('userViewFilter')];
  const column = (of: EntityDefinition, name: string) => sql.id(columnOf(of, name));
  const found: number[] = [];
  for (const definition of registry.all) {
    const views = definition.lists.flatMap(({ viewId }) => viewId ?? []);
    const fields = views.length && isWanted(definition) ? leadingTo(list, definition, registry) : [];
    if (!fields.length) continue;
    const rows = await database.rows(sql`select c.${column(conditions, 'id')} from ${sql.id(conditions.table)} c
      join ${sql.id(filters.table)} f on f.${column(filters, 'id')} = c.${column(conditions, 'userViewFilter')}
      where f.${column(filters, 'dbview')} in ${sql.list(views)} and c.${column(conditions, 'dbField')} in ${sql.list(fields)}
      and c.${column(conditions, 'condition')} in ${sql.list(['=', '<>', 'in', 'not in'])}`);
    found.push(...(rows.flat() as number[]));
  }
  return [...new Set(found)];
}

/**
 * The fields of conditions that are compared with entries of a list: `region`, `region.regionName`, `customer.region`.
 */
function leadingTo(list: EntityDefinition, definition: EntityDefinition, registry: Registry): string[] {
  const isOfList = (to: string | undefined) => to === list.name;
  return definition.fields.flatMap((field) => {
    if (field.type === 'alias') {
      const target = fieldOf(definition, field.alias![0]!);
      return isOfList(target?.to) && [list.key, list.display].includes(field.alias![1] ?? list.key) ? [field.name] : [];
    }
    if (field.type !== 'ref') return [];
    if (isOfList(field.to)) return [field.name, `${field.name}.${list.key}`, `${field.name}.${list.display}`];
    const of = registry.definition(field.to!);
    const through = of.embed.filter((name) => isOfList(fieldOf(of, name)?.to));
    return through.map((name) => `${field.name}.${name}`);
  });
}

/** Replaces a value in a comma-separated text, and leaves out duplicates. */
function swap(text: string | null, [from, to]: readonly [string, string]): string | null {
  if (text === null) return null;
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  // A name may contain a comma itself.
  if (same(text.trim(), from)) return to;
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.some((part) => same(part, from))) return text;
  return parts
    .flatMap((part, i) => {
      const now = same(part, from) ? to : part;
      const isFirst = parts.findIndex((other) => same(same(other, from) ? to : other, now)) === i;
      return isFirst ? [now] : [];
    })
    .join(', ');
}
