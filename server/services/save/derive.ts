import { fieldOf, type AnyRecord, type EntityDefinition, type Reference } from '../../core/model/definition.ts';
import type { Change } from './change.ts';
import type { EntityHooks, SaveContext } from './hooks.ts';
import { filledIn } from './template.ts';

/** Computes derived fields during one save. Calls each derivation only once for the same values. */
export class Derivation {
  readonly #hooks: EntityHooks;
  readonly #context: SaveContext;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(hooks: EntityHooks, context: SaveContext) {
    this.#hooks = hooks;
    this.#context = context;
  }

  /** Starts derivations that depend only on changed fields, not on references. Errors surface on use. */
  async prefetch(definition: EntityDefinition, before: AnyRecord | null, given: Readonly<AnyRecord>): Promise<void> {
    const plain = (name: string) => name in given && given[name] !== before?.[name] && !fieldOf(definition, name)!.to;
    const derivations = definition.fields
      .flatMap(({ derived }) => derived ?? [])
      .filter(({ by, from }) => by && from.every(plain));
    await Promise.allSettled(derivations.map(({ by, from }) => this.#answer(by!, from, given)));
  }

  /**
   * Sets derived fields, in the order of the schema, if a field they depend on has changed and the caller has sent no
   * value. A reference that is emptied leaves the value where the schema says so.
   */
  async derive(change: Change): Promise<void> {
    for (const field of change.definition.fields) {
      const given = change.given.has(field.name) && change.after[field.name] !== null;
      if (!field.derived || (given && !field.readOnly)) continue;
      for (const { from, by, text, take, keeps } of field.derived) {
        if (!from.some((name) => change.changed(name)) && !(change.isNew && field.readOnly)) continue;
        if (keeps && change.after[from[0]!] === null) continue;
        const value = text
          ? filledIn(text, (name) => this.#shown(change, name))
          : by
            ? part(await this.#answer(by, from, change.after), take)
            : await this.#referred(change, from[0]!, take!);
        change.after[field.name] = value ?? null;
        if (value !== null && value !== undefined) break;
      }
    }
  }

  #answer(by: string, from: readonly string[], record: Readonly<AnyRecord>): Promise<unknown> {
    const sources = Object.fromEntries(from.map((name) => [name, record[name] ?? null]));
    const known = `${by}:${JSON.stringify(sources)}`;
    let answer = this.#answers.get(known);
    if (!answer) {
      const derive = async () => this.#hooks.derive![by]!(sources, { ...this.#context, readable: null });
      this.#answers.set(known, (answer = derive()));
    }
    return answer;
  }

  /** A value as shown in a text; a reference is shown by the name of its record. */
  #shown({ definition, after }: Change, name: string): unknown {
    const value = after[name];
    return fieldOf(definition, name)!.to ? (value as Reference | null)?.display : value;
  }

  /** A field of the referenced record. */
  async #referred({ definition, after }: Change, from: string, take: string): Promise<unknown> {
    const field = fieldOf(definition, from)!;
    const reference = after[from] as Reference | null;
    if (!reference) return null;
    const { records, registry } = this.#context;
    return (await records.one(registry.definition(field.to!), reference.key))?.[take] ?? null;
  }
}

const part = (whole: unknown, name: string | undefined): unknown =>
  name && whole ? (whole as AnyRecord)[name] : whole;
