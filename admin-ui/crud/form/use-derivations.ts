import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDataProvider } from 'react-admin';
import { call } from '../../core/data/http.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../fields/reference.ts';
import { fillIn } from './form-tools.ts';

/**
 * Fills derived fields while a user types, as the server does on saving: a post code sets region, branch and sales
 * exec; a branch sets its sales exec. A lookup without a result clears them silently (BEH-088).
 */
export function useDerivations(of: Resource, form: UseFormReturn<WireRecord>) {
  const dataProvider = useDataProvider();
  const turns = useRef(0);
  const lastLeft = useRef<Record<string, unknown>>({});

  /** Requests derived fields when focus leaves the field that they are derived from. */
  async function left(name: string) {
    if (form.getFieldState(name).isDirty) await request(name);
  }

  /** Requests the fields that are derived from this one by a function of the server. */
  async function request(name: string, fill = (values: WireRecord) => fillIn(form, values)) {
    const following = Object.entries(of.fields).flatMap(([field, { derived }]) =>
      (derived ?? [])
        .filter(({ by, from }) => by && from.includes(name) && of.calls.derive?.[by])
        .map((one) => ({ field, ...one })),
    );
    if (!following.length || form.getValues(name) === lastLeft.current[name]) return;
    lastLeft.current[name] = form.getValues(name);
    const turn = ++turns.current;
    const path = of.calls.derive![following[0]!.by!]!.replace(
      /\{(\w+)\}/g,
      (_, param: string) => encodeURIComponent(String(form.getValues(param) ?? '').trim()) || '-',
    );
    const answer = await call<WireRecord | null>(path).then(
      ({ json }) => json ?? {},
      () => ({}) as WireRecord,
    );
    if (turn !== turns.current) return;
    const filled = Object.fromEntries(
      following.map(({ field, take }) => [field, (take ? answer[take] : answer) ?? null]),
    );
    fill(filled);
    for (const [field, value] of Object.entries(filled))
      void changed(field, value, { except: Object.keys(filled), fill });
  }

  /**
   * Copies fields from the record that this one refers to. A reference that is emptied leaves those that the schema
   * keeps.
   * @param except fields that have been filled in already
   * @param fill sets the fields
   */
  async function changed(
    name: string,
    value: unknown,
    { except = [] as readonly string[], fill = (values: WireRecord) => fillIn(form, values) } = {},
  ) {
    const id = keyOf(value) as number | null;
    const following = Object.entries(of.fields).flatMap(([field, { derived }]) =>
      (derived ?? [])
        .filter(({ by, text, from }) => !by && !text && from.includes(name) && !except.includes(field))
        .filter(({ keeps }) => id || !keeps)
        .map(({ take }) => ({ field, take: take! })),
    );
    if (!following.length) return;
    const { to } = of.fields[name]!;
    const record = id
      ? await dataProvider.getOne(to!, { id }).then(
          ({ data }) => data as WireRecord,
          () => null,
        )
      : null;
    // Another record may have been chosen in the meantime.
    if (id && keyOf(form.getValues(name)) !== id) return;
    fill(Object.fromEntries(following.map(({ field, take }) => [field, record?.[take] ?? null])));
  }

  return { left, request, changed };
}
