import { fieldOf } from '../model/definition.ts';
import type { WireRecord } from '../query/records.ts';
import type { Change } from './change.ts';
import type { EntityHooks, SaveContext } from './hooks.ts';

/**
 * Gives derived fields their values, in the order of the schema, where what they come from has changed and the caller
 * has given no value of its own.
 */
export async function derive(change: Change, hooks: EntityHooks, context: SaveContext): Promise<void> {
  const answers = new Map<string, Promise<unknown>>();
  for (const field of change.definition.fields) {
    const given = change.given.has(field.name) && change.after[field.name] !== null;
    if (!field.derived || (given && !field.readOnly)) continue;
    for (const { from, by, take } of field.derived) {
      if (!from.some((name) => change.changed(name)) && !(change.isNew && field.readOnly)) continue;
      const value = by ? await part(answer(by, from), take) : await referred(from[0]!, take!);
      change.after[field.name] = value ?? null;
      if (value !== null && value !== undefined) break;
    }
  }

  function answer(by: string, from: readonly string[]): Promise<unknown> {
    const question = `${by}:${from.join()}`;
    const sources = Object.fromEntries(from.map((name) => [name, change.after[name] ?? null]));
    const known = answers.get(question);
    if (known) return known;
    const given = Promise.resolve(hooks.derive![by]!(sources, { ...context, asked: null }));
    answers.set(question, given);
    return given;
  }

  async function part(value: Promise<unknown>, name: string | undefined): Promise<unknown> {
    const whole = await value;
    return name && whole ? (whole as WireRecord)[name] : whole;
  }

  /** A field of the record that a reference leads to. */
  async function referred(from: string, take: string): Promise<unknown> {
    const field = fieldOf(change.definition, from)!;
    const reference = change.after[from] as WireRecord | null;
    if (!reference) return null;
    const [key, id] = Object.entries(reference)[0]!;
    const [record] = await context.records.find(field.to!, { [key]: id });
    return record?.[take] ?? null;
  }
}
