import { contents } from '../contents.ts';
import type { Resource, WireRecord } from './resource.ts';

/**
 * Values as the server will store them: trimmed, in upper or lower case, null if empty. The form keeps what was typed.
 */
export function transformed(of: Resource, values: WireRecord): WireRecord {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value ?? null];
      let text = value;
      for (const step of of.fields[name]?.transform ?? []) {
        if (step === 'trim') text = text.trim();
        if (step === 'upper') text = text.toUpperCase();
        if (step === 'lower') text = text.toLowerCase();
      }
      return [name, text === '' ? null : text];
    }),
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
