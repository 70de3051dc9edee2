import { useEffect, useEffectEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { session } from '../../core/session/session.ts';
import { today } from '../../core/time/london.ts';
import { bare } from '../fields/reference.ts';
import type { EntityFormProps } from './dialog-props.ts';

/** What a new record starts with besides plain defaults: today, or a reference to or of the signed-in user. */
export function startValue({ defaultReference, start }: FieldInfo): unknown {
  if (start === '$today') return today();
  const profile: WireRecord | undefined = session.get()?.profile;
  const from = start ?? defaultReference;
  if (!profile || !from || !('user' in from)) return null;
  return from.user === null ? { id: profile.id, fullName: profile.fullName } : (profile[from.user] ?? null);
}

/**
 * Fills empty references of a new record with their default rows. The server does the same on saving, so a row that
 * cannot be loaded is skipped here.
 */
export function useDefaultRows({ of, layout, record }: EntityFormProps, form: UseFormReturn<WireRecord>): void {
  const dataProvider = useDataProvider();
  const fill = async (name: string) => {
    const { to, readOnly, defaultReference: from } = of.fields[name]!;
    if (record || readOnly || !from || !('row' in from)) return;
    const { key } = summaryOf(to!);
    const all = { pagination: { page: 1, perPage: 200 }, sort: { field: key, order: 'ASC' as const }, filter: {} };
    const { data } = await dataProvider.getList(to!, all).catch(() => ({ data: [] }));
    const row = data.find((one: WireRecord) => one[key] === from.row);
    if (row && !form.getValues(name)) form.resetField(name, { defaultValue: bare(to!, row) });
  };
  const fillAll = useEffectEvent(() => layout.flat().forEach((name) => void fill(name)));
  useEffect(() => fillAll(), []);
}
