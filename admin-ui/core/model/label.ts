import type { Severity } from '../theme/colours.ts';
import type { ResourceSummary, WireRecord } from './resource.ts';
import { nameOf } from './values.ts';

/** The name of a record, or of a reference to it, as its schema words it: `Q000123 version 2`. Empty if it has none. */
export function labelOf({ label, display }: Pick<ResourceSummary, 'label' | 'display'>, record: WireRecord): string {
  const text = (name: string) => String(record[name] ?? '');
  return label ? label.replace(/\{(\w+)\}/g, (_, name: string) => text(name)) : text(display);
}

/** Names of the fields that the name of a record consists of. */
export const labelFields = ({ label, display }: Pick<ResourceSummary, 'label' | 'display'>): readonly string[] =>
  label ? Array.from(label.matchAll(/\{(\w+)\}/g), ([, name]) => name!) : [display];

type Rows = Pick<ResourceSummary, 'key' | 'badges'>;

/**
 * The colour of a row's badge if it has no colourCode.
 *
 * @param others colours by key that differ from those of the list
 */
export const severityOf = ({ key, badges }: Rows, row: WireRecord, others: ResourceSummary['badges'] = {}): Severity =>
  ({ ...badges, ...others })[row[key] as number] ?? 'dark';

/** What tells a record from others of the same name: town and account number of a customer, the customer of a contact. */
export const hintOf = ({ hint = [] }: Pick<ResourceSummary, 'hint'>, record: WireRecord): string =>
  hint.flatMap((name) => nameOf(record[name]) || []).join(' · ');
