import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';
import {
  columnOf,
  type AnyRecord,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';
import type { Change } from './change.ts';
import { moveReference } from './move-references.ts';
import type { SaveServices } from './services.ts';

/** References that must have a field in common with the record they lead to (x-choices), and that field of theirs. */
export interface Tie {
  readonly definition: EntityDefinition;
  readonly field: FieldDefinition;
  readonly own: string;
}

/**
 * Keeps the records that refer to a changed one fitting it (x-choices), as `refuseUnfitting` does from the other side.
 * If an enquiry moves to another customer, the activities and notes that belong to it (x-access.within) move too. A
 * contact that enquiries name cannot move. Call in the transaction, after the row is written.
 * @throws UserError 422 that says what refers to the record
 */
export async function followReferred(change: Change, author: Author, services: SaveServices): Promise<void> {
  const { definition, before, after } = change;
  if (!before) return;
  for (const field of definition.fields) {
    if (field.type !== 'ref' || !change.changed(field.name) || !before[field.name]) continue;
    const from = (before[field.name] as Reference).key;
    const to = after[field.name] as Reference | null;
    const ties = tiesTo(definition, field.name, services);
    const tied = new Map<EntityDefinition, Set<unknown>>();
    for (const tie of ties.filter((one) => !belongs(one))) {
      const ids = await tiedTo(tie, after[definition.key] as number, to?.key ?? null, services);
      if (ids.length) tied.set(tie.definition, new Set([...(tied.get(tie.definition) ?? []), ...ids]));
    }
    const uses = [...tied].map(
      ([{ title, plural }, { size }]) => `${size} ${(size === 1 ? title : plural).toLowerCase()}`,
    );
    if (uses.length) throw invalid({ [field.name]: refusal(definition, field, uses) });
    if (to) for (const tie of ties.filter(belongs)) await move(tie, change, { from, to }, author, services);
  }
}

const tiesTo = ({ name }: EntityDefinition, changed: string, { registry }: SaveServices): Tie[] =>
  registry
    .referrers(name)
    .flatMap(({ definition, field }) =>
      field.fits?.[changed] === undefined ? [] : [{ definition, field, own: field.fits[changed] }],
    );

/** Whether the records belong to the one that they refer to, so that they move with it. */
export const belongs = ({ definition, field }: Tie): boolean => definition.within.includes(field.name);

/** Keys of the records that refer to this one and no longer fit; at most 1,001. */
async function tiedTo(
  { definition, field, own }: Tie,
  id: number,
  value: number | null,
  { database }: SaveServices,
): Promise<unknown[]> {
  const [key, compared] = [columnOf(definition, definition.key), columnOf(definition, own)].map(sql.id);
  const table = sql.id(definition.table);
  const referring = field.joinTable
    ? sql`${sql.id(field.joinTable)} j join ${table} t on t.${key!} = j.owner_id where j.item_id = ${id}`
    : sql`${table} t where t.${sql.id(field.column!)} = ${id}`;
  const rows = await database.rows(
    sql`select t.${key!} from ${referring} and t.${compared!} <> ${value ?? 0} ${sql.limit(1001)}`,
  );
  return rows.flat();
}

const list = new Intl.ListFormat('en-GB');

const refusal = ({ title }: EntityDefinition, field: FieldDefinition, uses: readonly string[]): string =>
  `This ${title.toLowerCase()} cannot move to another ${field.title.toLowerCase()}, because ${list.format(uses)} refer to it.`;

/**
 * Makes the records that belong to this one refer to what it refers to now. A reference of theirs that does not fit any
 * more becomes that of this record, or empty.
 */
async function move(
  { definition, field, own }: Tie,
  { definition: owner, after }: Change,
  { from, to }: { readonly from: number; readonly to: Reference },
  author: Author,
  services: SaveServices,
): Promise<void> {
  const moved = definition.fields.find(({ name }) => name === own)!;
  const among = [sql`t.${sql.id(field.column!)} = ${after[owner.key]}`];
  const ids = await moveReference({ definition, field: moved }, { from, to }, among, author, services);
  const fitting = refitted({ definition, field, own }, owner, after);
  if (ids.length) await services.bulk.change(definition, ids, fitting, author);
}

/**
 * References of a record that do not fit any more once it has moved with the record it belongs to: each becomes what the
 * same reference of that record is, or empty.
 */
export function refitted({ definition, field, own }: Tie, owner: EntityDefinition, after: Readonly<AnyRecord>) {
  const unfitting = definition.fields.filter(
    ({ name, fits = {} }) => name !== field.name && Object.values(fits).includes(own),
  );
  const instead = unfitting.map(({ name, type, to: target }): [string, unknown] => {
    if (type === 'refs') return [name, []];
    const same = owner.fields.find((one) => one.type === 'ref' && one.to === target && !one.stamp);
    return [name, same ? (after[same.name] ?? null) : null];
  });
  return (record: Readonly<AnyRecord>): AnyRecord =>
    Object.fromEntries(instead.filter(([name]) => [record[name] ?? []].flat().length > 0));
}
