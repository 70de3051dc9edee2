import { schemaText, t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { Severity } from '../../core/theme/colours.ts';

/** Colour of a similarity in percent (CON-022). */
export const similaritySeverity = (percent: number): Severity =>
  percent < 40 ? 'secondary' : percent < 55 ? 'info' : percent < 70 ? 'help' : percent < 85 ? 'warning' : 'danger';

export const percentOf = (duplicate: WireRecord, rank: string): number => Math.round((duplicate[rank] as number) * 100);

/** What a rank such as `sim_addr_rank` compares. */
export const rankOf = (rank: string): 'name' | 'description' | 'address' =>
  rank.includes('name') ? 'name' : rank.includes('desc') ? 'description' : 'address';
export const rankTitle = (rank: string): string => t(`crud.duplicates.${rankOf(rank)}`);

/** Fields of a duplicate with their titles. */
export const titlesOf = (of: Resource): [name: string, title: string][] =>
  Object.entries(of.duplicates!.row).map(([name, path]) => [name, of.fields[path.split('.')[0]!]?.title ?? name]);

/** `Same post code and phone no; similar customer name.` */
export function reasonsOf(duplicate: WireRecord): string {
  const reasons = (duplicate.reasons ?? []) as { title: string; match: 'same' | 'similar' }[];
  const named = (match: string) =>
    enumerated.format(
      reasons.filter((reason) => reason.match === match).map(({ title }) => schemaText(title).toLowerCase()),
    );
  const [same, similar] = [named('same'), named('similar')];
  if (same && similar) return t('crud.duplicates.sameAndSimilar', { same, similar });
  if (same) return t('crud.duplicates.same', { same });
  return similar ? t('crud.duplicates.similar', { similar }) : t('crud.duplicates.overall');
}

/** `post code, phone no and address` */
const enumerated = new Intl.ListFormat('en-GB', { type: 'conjunction' });
