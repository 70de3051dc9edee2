import { HttpError } from 'react-admin';
import type { Refused } from '../../core/data/http.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import type { DuplicatesInfo, Resource, WireRecord } from '../../core/model/resource.ts';
import { textOf } from '../../core/model/values.ts';
import type { Severity } from '../../core/theme/colours.ts';

/** Colour of a similarity in percent (CON-022). */
export const similaritySeverity = (percent: number): Severity =>
  percent < 40 ? 'secondary' : percent < 55 ? 'info' : percent < 70 ? 'help' : percent < 85 ? 'warning' : 'danger';

type Rank = DuplicatesInfo['ranks'][number];

export const percentOf = (duplicate: WireRecord, { name }: Rank): number =>
  Math.round((duplicate[name] as number) * 100);

/** What a rank compares: `sim_desc_rank` a description. */
export const rankOf = ({ name, of }: Rank): 'name' | 'description' | 'address' =>
  of === 'name' && name.includes('desc') ? 'description' : of;
export const rankTitle = (rank: Rank): string => t(`crud.duplicates.${rankOf(rank)}`);

export interface DuplicateFact {
  readonly name: string;
  readonly title: string;
  readonly text: (duplicate: WireRecord) => string;
}

/** Fields of a duplicate, as its details show them. */
export function factsOf(of: Resource): DuplicateFact[] {
  const { details, row = {} } = of.duplicates!;
  if (details)
    return Object.entries(details).map(([name, title]) => ({
      name,
      title,
      text: (duplicate) => textOf(of, name, duplicate),
    }));
  return Object.entries(row).map(([name, path]) => ({
    name,
    title: of.fields[path.split('.')[0]!]?.title ?? name,
    text: (duplicate) => (duplicate[name] as string | null) ?? '',
  }));
}

/** Possible duplicates of a record. */
export interface FoundDuplicates {
  /** The most similar first, as many as the server shows. */
  readonly rows: readonly WireRecord[];
  /** How many there are. */
  readonly total: number;
}

export const noDuplicates: FoundDuplicates = { rows: [], total: 0 };

/** The same with other rows, after some have been added or taken away. */
export const withRows = ({ rows, total }: FoundDuplicates, others: readonly WireRecord[]): FoundDuplicates => ({
  rows: others,
  total: total + others.length - rows.length,
});

/** The possible duplicates that a call was refused for; null if it was refused for something else. */
export function duplicatesIn(error: unknown): FoundDuplicates | null {
  if (!(error instanceof HttpError) || error.status !== 409 || !Array.isArray(error.body)) return null;
  const rows = error.body as WireRecord[];
  const total = Number((error as Partial<Refused>).headers?.get('content-range')?.split('/')[1]);
  return { rows, total: Math.max(total || 0, rows.length) };
}

export interface DuplicateGroup {
  /** null for the duplicates that belong to no group. */
  readonly title: string | null;
  readonly rows: readonly WireRecord[];
}

/**
 * The duplicates of a draft by the headings that the extension gives them. Those without a heading come first; those that
 * have only an equal detail come last.
 */
export function groupsOf(of: Resource, rows: readonly WireRecord[], draft: WireRecord): DuplicateGroup[] {
  const titleOf = (row: WireRecord) =>
    equalFields(of, row).length ? t('crud.duplicates.elsewhere') : (of.slots['duplicates.group']?.(row, draft) ?? null);
  const titled = rows.map((row) => [titleOf(row), row] as const);
  const titles = new Set([null, ...titled.map(([title]) => title)]);
  return [...titles].map((title) => ({
    title,
    rows: titled.filter(([one]) => one === title).map(([, row]) => row),
  }));
}

/** The fields that are equal in a duplicate that is not similar otherwise; none for one that is. */
const equalFields = ({ duplicates }: Resource, duplicate: WireRecord): readonly string[] =>
  (duplicates!.elsewhere ?? []).filter(({ flag }) => duplicate[flag] === true).flatMap(({ fields }) => fields);

/** `Same post code and phone no; similar customer name`, or `Same customer name in Leeds` if nothing else is alike. */
export function reasonsOf(of: Resource, duplicate: WireRecord): string {
  const reasons = (duplicate.reasons ?? []) as { title: string; match: 'same' | 'similar' }[];
  const listed = (titles: readonly string[]) =>
    enumerated.format(titles.map((title) => schemaText(title).toLowerCase()));
  const named = (match: string) => listed(reasons.filter((reason) => reason.match === match).map(({ title }) => title));
  const equal = listed(equalFields(of, duplicate).map((name) => of.fields[name]!.title));
  if (equal) {
    const { town } = of.duplicates!;
    const place = town && (of.fields[town] ? textOf(of, town, duplicate) : (duplicate[town] as string | null));
    return place ? t('crud.duplicates.sameIn', { same: equal, place }) : t('crud.duplicates.same', { same: equal });
  }
  const [same, similar] = [named('same'), named('similar')];
  if (same && similar) return t('crud.duplicates.sameAndSimilar', { same, similar });
  if (same) return t('crud.duplicates.same', { same });
  return similar ? t('crud.duplicates.similar', { similar }) : t('crud.duplicates.overall');
}

/** `post code, phone no and address` */
const enumerated = new Intl.ListFormat('en-GB', { type: 'conjunction' });
