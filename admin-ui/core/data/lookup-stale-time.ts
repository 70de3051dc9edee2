import type { WireRecord } from '../model/resource.ts';

/** Milliseconds for which a list is used without loading it again. */
const kept = 60_000;

/** A list is cached only if its first element exists (VAL-117): an empty one is loaded again when it is next needed. */
export function lookupStaleTime({ state }: { readonly state: { readonly data?: unknown } }): number {
  const { data } = (state.data ?? {}) as { readonly data?: readonly WireRecord[] };
  return data?.[0] ? kept : 0;
}
