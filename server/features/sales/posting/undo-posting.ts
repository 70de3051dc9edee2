import type { SalesPostingRecord } from '../../../generated/sales-posting.gen.ts';
import { sql } from '../../../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../../core/model/definition.ts';
import { refused } from '../../../core/errors/errors.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { PostingServices } from './services.ts';
import type { Counts } from '../../../services/undo/restore.ts';
import { kindOf, postingEntry } from './post-batch.ts';
import { nameOfPosting } from './posting.work.ts';

/** Figures read with one statement. */
const most = 1000;

interface Step {
  /** Pence before the posting; null where the posting created the figure. */
  readonly before: number | null;
  readonly after: number;
}

/**
 * Restores the figures as they were before a posting, all or none.
 * @throws UserError 422 if a later posting, or a person, has changed one of them since, or it is too late
 */
export async function undoPosting(id: number, user: SessionUser, services: PostingServices): Promise<Counts> {
  const { background, database, undo } = services;
  await background.stopNamed(nameOfPosting(id), user);
  return database.write(async () => {
    undo.finalise();
    await database.locked(sql`select 1 from sales_posting where id = ${id}`);
    const posting = await undoable(id, services);
    const steps = await stepsOf(id, services);
    await database.locked(sql`select 1 from ${sql.id(services.registry.definition(kindOf(posting).entity).table)} where id in (
      select figure_id from sales_posting_figure where posting_id = ${id}) order by id`);
    await refuseChanges(posting, steps, services);
    const entry = await postingEntry(id, services);
    if (entry) await undo.take(entry);
    return undo.without(() => setBack(posting, steps, user, services));
  });
}

async function setBack(
  posting: SalesPostingRecord,
  steps: ReadonlyMap<number, Step>,
  user: SessionUser,
  { bulk, records, registry }: PostingServices,
): Promise<Counts> {
  const { entity, value } = kindOf(posting);
  const ids = [...steps.keys()];
  for (let at = 0; at < ids.length; at += most) {
    const some = ids.slice(at, at + most);
    const created = some.filter((one) => steps.get(one)!.before === null);
    if (created.length) await bulk.remove(entity, await records.find(entity, { id: created }), user);
  }
  const kept = ids.filter((one) => steps.get(one)!.before !== null);
  await bulk.change(entity, kept, (figure) => ({ [value]: steps.get(figure.id)!.before }), user);
  await bulk.change('salesPosting', [posting.id], { status: 'Undone', running: false, problem: null }, user);
  return new Map<EntityDefinition, number>([
    [registry.definition(entity), ids.length],
    [registry.definition('salesPosting'), 1],
  ]);
}

/** @throws UserError 422 if the posting is undone, or too old */
async function undoable(id: number, services: PostingServices): Promise<SalesPostingRecord> {
  const posting = (await services.records.one('salesPosting', id))!;
  if (posting.status === 'Undone') throw refused('This posting has been undone already.');
  const hasBegun = posting.postedCount! + posting.failedCount! > 0;
  if (hasBegun && !(await postingEntry(id, services))) throw refused('A posting can be undone for 30 days.');
  return posting;
}

/**
 * Numbers of figures that undoing a posting would restore and delete.
 * @throws UserError 422 if it would be refused, so that users learn this before they confirm
 */
export async function undoPreview(
  id: number,
  services: PostingServices,
): Promise<{ readonly restored: number; readonly deleted: number }> {
  const posting = await undoable(id, services);
  const steps = await stepsOf(id, services);
  await refuseChanges(posting, steps, services);
  const deleted = [...steps.values()].filter(({ before }) => before === null).length;
  return { restored: steps.size - deleted, deleted };
}

/** Refuses if a later posting, or a person, has changed one of the figures since. */
async function refuseChanges(
  posting: SalesPostingRecord,
  steps: ReadonlyMap<number, Step>,
  services: PostingServices,
): Promise<void> {
  const { entity, value } = kindOf(posting);
  const definition: EntityDefinition = services.registry.definition(entity);
  await refuseLater(posting.id, services);
  await refuseChanged(steps, definition.table, columnOf(definition, value), services);
}

/** What the posting did to each figure; one that it changed twice has the first value before and the last after. */
async function stepsOf(id: number, { database }: PostingServices): Promise<Map<number, Step>> {
  const rows = await database.rows(
    sql`select figure_id, before_value, after_value from sales_posting_figure where posting_id = ${id} order by id`,
  );
  const steps = new Map<number, Step>();
  for (const [figure, before, after] of rows as [number, number | null, number][]) {
    const first = steps.get(figure);
    steps.set(figure, {
      before: first ? first.before : before === null ? null : Number(before),
      after: Number(after),
    });
  }
  return steps;
}

async function refuseLater(id: number, { database, records }: PostingServices): Promise<void> {
  const [row] = await database.rows(sql`select count(distinct l.figure_id), count(distinct p.id), max(p.id)
    from sales_posting_figure l join sales_posting p on p.id = l.posting_id
    where l.posting_id > ${id} and p.status <> 'Undone' and exists (
      select 1 from sales_posting_figure m where m.posting_id = ${id} and m.figure_id = l.figure_id and m.kind = l.kind)`);
  const [figures, postings, last] = row!.map(Number) as [number, number, number];
  if (!figures) return;
  const { fileName } = (await records.one('salesPosting', last))!;
  throw refused(
    postings === 1
      ? `${changed(figures)} again by a later posting, ${fileName}. Undo that one first.`
      : `${changed(figures)} again by ${postings} later postings. Undo those first, beginning with the newest, ${fileName}.`,
  );
}

async function refuseChanged(
  steps: ReadonlyMap<number, Step>,
  table: string,
  column: string,
  { database }: PostingServices,
): Promise<void> {
  const ids = [...steps.keys()];
  let same = 0;
  for (let at = 0; at < ids.length; at += most) {
    const rows = await database.rows(
      sql`select id, ${sql.id(column)} from ${sql.id(table)} where id in ${sql.list(ids.slice(at, at + most))}`,
    );
    same += rows.filter(([figure, pence]) => Number(pence) === steps.get(figure as number)!.after).length;
  }
  if (same < ids.length)
    throw refused(`${changed(ids.length - same)} or deleted since, so the posting cannot be undone.`);
}

const changed = (count: number): string =>
  count === 1 ? '1 of its figures was changed' : `${count.toLocaleString('en-GB')} of its figures were changed`;
