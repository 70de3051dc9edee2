import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDataProvider } from 'react-admin';
import { dataProvider as provider, summaryOf } from '../../core/data/data-provider.ts';
import { lookupStaleTime } from '../../core/data/lookup-stale-time.ts';
import { lookupOf } from '../../core/data/lookups.ts';
import { queryClient } from '../../core/data/queries.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { bare, dependsOn, keyOf, narrowed, narrowedList } from '../fields/reference.ts';

/** Fields that are filled in together, each with the field that it is taken from. */
type Group = Readonly<Record<string, string>>;

interface Options {
  /** Sets fields of the form. */
  readonly fill: (values: WireRecord) => void;
  /** Called for each field that was filled in. */
  readonly onTaken: (name: string, value: unknown) => void;
}

/**
 * Fills a new record with values of the records that it refers to (`x-start`), once these are chosen: a contact takes
 * address and telephone number of its customer. Only an empty field is filled, or one with a value that was filled in
 * before. The fields of an address are filled together, so that an address is never mixed from two.
 */
export function useTaken(of: Resource, form: UseFormReturn<WireRecord>) {
  const dataProvider = useDataProvider();
  /** What was filled in last. */
  const last = useRef<WireRecord>({});

  const isFree = (name: string) => {
    const value = keyOf(form.getValues(name));
    return value === '' || value === keyOf(last.current[name]) || value === (of.fields[name]!.default ?? null);
  };

  /** Takes the values of the record that a reference leads to. */
  async function changed(name: string, value: unknown, { fill, onTaken }: Options): Promise<void> {
    const groups = groupsOf(of, name);
    if (!groups.length) return;
    const id = keyOf(value) as number | null;
    const record = id === null ? {} : await load(of.fields[name]!.to!, id);
    const found = record && (await Promise.all(groups.map((group) => valuesOf(group, name, value, record))));
    // Another record may have been chosen in the meantime.
    if (!found || (id !== null && keyOf(form.getValues(name)) !== id)) return;
    for (const values of found) {
      const names = Object.keys(values);
      if (!names.every(isFree)) continue;
      const different = names.filter((one) => keyOf(form.getValues(one) || null) !== keyOf(values[one]));
      last.current = { ...last.current, ...values };
      fill(Object.fromEntries(different.map((one) => [one, values[one]])));
      for (const one of different) onTaken(one, values[one]);
    }
  }

  /** The record; null if it cannot be read, and then nothing is filled in. */
  const load = (to: string, id: number): Promise<WireRecord | null> =>
    dataProvider.getOne(to, { id }).then(
      ({ data }) => data as WireRecord,
      () => null,
    );

  const valuesOf = async (group: Group, name: string, value: unknown, record: WireRecord): Promise<WireRecord> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(group).map(async ([field, take]) => {
          const taken = dependsOn(of.fields[field]!, name)
            ? await choiceOf(field, { ...form.getValues(), [name]: value }, record[take])
            : record[take];
          return [field, taken ?? of.fields[field]!.default ?? null] as const;
        }),
      ),
    );

  /** The record that is named, if it can be chosen, or the only one that can; else null. */
  async function choiceOf(field: string, values: WireRecord, named: unknown): Promise<WireRecord | null> {
    const info = of.fields[field]!;
    const to = info.to!;
    if (Object.values(info.choices!).some((choice) => choice.of && keyOf(values[choice.of]) === null)) return null;
    const { path, filter } = narrowedList(to, narrowed(info, values));
    const list = lookupOf(to, path, filter);
    const { data } = await queryClient
      .fetchQuery<{ readonly data: readonly WireRecord[] }>({
        queryKey: [to, 'getList', list],
        queryFn: () => provider.getList(to, list),
        staleTime: lookupStaleTime,
      })
      .catch(() => ({ data: [] as readonly WireRecord[] }));
    const { key } = summaryOf(to);
    const row = data.find((one: WireRecord) => one[key] === keyOf(named)) ?? (data.length === 1 ? data[0]! : null);
    return row && bare(to, row);
  }

  return { changed };
}

/** What is taken from the record of a reference: the address as one, and each other field by itself. */
function groupsOf({ fields, address = [] }: Resource, name: string): readonly Group[] {
  const taken = Object.entries(fields).flatMap(([field, { start }]) =>
    typeof start === 'object' && 'of' in start && start.of === name ? [[field, start.take] as const] : [],
  );
  const together = taken.filter(([field]) => address.includes(field));
  const single = taken.filter(([field]) => !address.includes(field));
  return [
    ...(together.length ? [Object.fromEntries(together)] : []),
    ...single.map((one) => Object.fromEntries([one])),
  ];
}
