import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { Severity } from '../../core/theme/colours.ts';

/** Colour of a similarity in percent (CON-022). */
export const similaritySeverity = (percent: number): Severity =>
  percent < 40 ? 'secondary' : percent < 55 ? 'info' : percent < 70 ? 'help' : percent < 85 ? 'warning' : 'danger';

export const percentOf = (duplicate: WireRecord, rank: string): number => Math.round((duplicate[rank] as number) * 100);

/** What a rank such as `sim_addr_rank` compares. */
export const rankTitle = (rank: string): 'Name' | 'Description' | 'Address' =>
  rank.includes('name') ? 'Name' : rank.includes('desc') ? 'Description' : 'Address';

/** Fields of a duplicate with their titles. */
export const titlesOf = (of: Resource): [name: string, title: string][] =>
  Object.entries(of.duplicates!.row).map(([name, path]) => [name, of.fields[path.split('.')[0]!]?.title ?? name]);

/** `Same post code and phone no; similar customer name.` */
export function reasonsOf(duplicate: WireRecord): string {
  const reasons = (duplicate.reasons ?? []) as { title: string; match: 'same' | 'similar' }[];
  const named = (match: string) =>
    reasons.filter((reason) => reason.match === match).map((reason) => reason.title.toLowerCase());
  const list = (names: string[]) => names.join(', ').replace(/, ([^,]+)$/, ' and $1');
  const [same, similar] = [list(named('same')), list(named('similar'))];
  return (
    [same && `Same ${same}`, similar && `similar ${similar}`].filter(Boolean).join('; ').replace(/^s/, 'S') ||
    'Similar overall'
  );
}
