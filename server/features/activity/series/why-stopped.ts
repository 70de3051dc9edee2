import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import type { Reference } from '../../../core/model/definition.ts';
import type { Registry } from '../../../core/model/registry.ts';
import type { Condition } from '../../../core/records/conditions.ts';
import type { Records } from '../../../core/records/records.ts';

/**
 * Why a series makes no more activities for now: something that it refers to can no longer be chosen for an activity, such
 * as an inactive user or customer. It names no record, because people may read the reason who may not read that one.
 * @returns null if nothing stops it
 */
export async function whyStopped(
  series: ActivitySeriesRecord,
  { registry, records }: { readonly registry: Registry; readonly records: Records },
): Promise<string | null> {
  for (const { name, to, only = {}, title } of registry.definition('activity').fields) {
    const reference = (series as Readonly<Record<string, unknown>>)[name] as Reference | null | undefined;
    if (!to || !reference || Array.isArray(reference) || !Object.keys(only).length) continue;
    const active = Object.entries(only).map(([field, value]): Condition => ({ field, operator: '=', value }));
    const found = await records.references(registry.definition(to), [reference.key], active);
    if (!found.size) return `${title} is inactive.`;
  }
  return null;
}
