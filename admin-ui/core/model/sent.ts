import { contents } from '../contents.ts';
import type { Resource, WireRecord } from './resource.ts';
import { stored } from './typed.ts';

/**
 * Values as the server will store them: texts are tidied, and null if empty. The form keeps what was typed.
 */
export function transformed(of: Resource, values: WireRecord): WireRecord {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? stored(of.fields, name, value) : (value ?? null),
    ]),
  );
}

/** Values as they are sent: a reference as the key of its record (BEH-031). */
export const sendable = (of: Resource, values: WireRecord): WireRecord =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, keysIn(of.fields[name]?.to, value)]));

function keysIn(to: string | undefined, value: unknown): unknown {
  if (to === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => keysIn(to, one));
  const { key } = contents().resources[to]!;
  return key in value ? (value as WireRecord)[key] : value;
}
