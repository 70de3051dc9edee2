import type { Resource } from '../../core/model/resource.ts';

/** A field of a record's page, or all lines of its address. */
export interface FactOrAddress {
  /** Name of the field, or `address`. */
  readonly id: string;
  readonly names: readonly string[];
}

/** The facts of a group, in order. Lines of an address come first, as one. */
export function factsOf(of: Resource, fields: readonly string[]): readonly FactOrAddress[] {
  const lines = of.address?.filter((name) => fields.includes(name)) ?? [];
  return [
    ...(lines.length ? [{ id: 'address', names: lines }] : []),
    ...fields.filter((name) => !lines.includes(name)).map((name) => ({ id: name, names: [name] })),
  ];
}
