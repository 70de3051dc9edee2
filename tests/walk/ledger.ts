export type Kind = 'customer' | 'contact' | 'enquiry' | 'quotation' | 'activity' | 'note';

export const kinds: readonly Kind[] = ['customer', 'contact', 'enquiry', 'quotation', 'activity', 'note'];

/** A record, and one of its fields. No field: whether the record exists. */
export interface Place {
  readonly kind: Kind;
  readonly id: number;
  readonly field?: string;
}

/** A call that takes something back, or may have done so. */
type Undoing = Pick<Deed, 'name' | 'state'> & { readonly undoneBy: Undoing[] };

/** Whether what a call did stands: `maybe` if the call was cut off. */
type State = 'yes' | 'no' | 'maybe';

/** What one call writes. Its times are positions in the order in which calls begin and end. */
export class Deed {
  readonly from: number;
  readonly what: string;
  to = Infinity;
  outcome: 'running' | 'done' | 'unknown' | 'refused' = 'running';
  /** Calls that take it back, or try to. */
  readonly undoneBy: Undoing[] = [];

  constructor(what: string, from: number) {
    this.what = what;
    this.from = from;
  }

  /** Its number in the list of calls, and those that take it back. */
  get name(): string {
    const undone = this.undoneBy.map(({ name }) => name).join(', ');
    return `${this.from} ${this.what}${undone && ` undone by ${undone}`}`;
  }

  get state(): State {
    return this.outcome === 'refused' ? 'no' : without(this.outcome === 'done' ? 'yes' : 'maybe', this.undoneBy);
  }
}

/** A call of which it is not known whether it took something back. */
class Perhaps implements Undoing {
  readonly #deed: Deed;

  constructor(deed: Deed) {
    this.#deed = deed;
  }

  get name(): string {
    return this.#deed.name;
  }

  get state(): State {
    return this.#deed.state === 'no' ? 'no' : 'maybe';
  }

  get undoneBy(): Undoing[] {
    return this.#deed.undoneBy;
  }
}

function without(state: State, undoneBy: readonly Undoing[]): State {
  const undone = undoneBy.map((deed) => deed.state);
  return undone.includes('yes') ? 'no' : undone.includes('maybe') ? 'maybe' : state;
}

class Write {
  readonly value: unknown;
  readonly deed: Deed;
  /** Calls that take back this value alone. */
  readonly undoneBy: Deed[] = [];
  /** The same, for calls that ran at the same time: which of the two came first is not known. */
  readonly mayBeUndoneBy: Deed[] = [];

  constructor(value: unknown, deed: Deed) {
    this.value = value;
    this.deed = deed;
  }

  get state(): State {
    const { state } = this.deed;
    const left = state === 'no' ? state : without(state, this.undoneBy);
    return left === 'yes' && this.mayBeUndoneBy.some((one) => one.state !== 'no') ? 'maybe' : left;
  }
}

/**
 * All values that a walk has written, by place. Calls run at the same time, and a kill cuts some off, so a place can have
 * several possible values: those of every call that no certain one has followed.
 */
export class Ledger {
  readonly #writes = new Map<string, { readonly place: Place; readonly writes: Write[] }>();
  readonly #running = new Set<Deed>();
  #time = 0;
  /** Number of calls by how they ended. */
  readonly counts = { done: 0, unknown: 0, refused: 0 };

  begin(what: string): Deed {
    const deed = new Deed(what, ++this.#time);
    this.#running.add(deed);
    return deed;
  }

  /** Says that a call writes a value; for a record, whether it exists. */
  write(deed: Deed, place: Place, value: unknown): void {
    const key = keyOf(place);
    const entry = this.#writes.get(key);
    if (entry) entry.writes.push(new Write(value, deed));
    else this.#writes.set(key, { place, writes: [new Write(value, deed)] });
  }

  /** Says that a call has not written to some of its records after all. */
  forget(deed: Deed, ids: readonly number[]): void {
    for (const { place, writes } of this.#writes.values()) {
      const at = ids.includes(place.id) ? writes.findIndex((write) => write.deed === deed) : -1;
      if (at >= 0) writes.splice(at, 1);
    }
  }

  /** Says that a call restores a record that was deleted, or whose creation was undone. */
  restore(deed: Deed, place: Place): void {
    const writes = this.#writes.get(keyOf(place))?.writes ?? [];
    const latest = writes.findLast(({ state, deed: made }) => state !== 'no' && made.outcome !== 'running');
    const running = writes.filter(({ value, deed: made }) => value === false && made.outcome === 'running');
    for (const one of running) one.mayBeUndoneBy.push(deed);
    if (latest?.value === false) return void latest.undoneBy.push(deed);
    const restoring = running.length ? new Perhaps(deed) : deed;
    for (const { value, deed: made } of writes)
      if (value === true) for (const undo of made.undoneBy) undo.undoneBy.push(restoring);
  }

  /** Says how a call ended. What a call did that was cut off can come later, until `settle`. */
  end(deed: Deed, outcome: 'done' | 'unknown' | 'refused'): void {
    deed.outcome = outcome;
    this.counts[outcome]++;
    if (outcome === 'unknown') return;
    deed.to = ++this.#time;
    this.#running.delete(deed);
  }

  /** Says that the server does nothing any more. */
  settle(): void {
    for (const deed of this.#running) deed.to = ++this.#time;
    this.#running.clear();
  }

  /** Each place with the values that it may have now. If no call has certainly written to it, its first value is one. */
  *places(): Generator<{ place: Place; possible: unknown[]; mayBeFirst: boolean; story: string }> {
    for (const { place, writes } of this.#writes.values()) {
      const certain = writes.filter(({ state }) => state === 'yes');
      const possible = writes.filter(
        ({ state, deed }) => state !== 'no' && !certain.some((later) => later.deed.from > deed.to),
      );
      const story = writes.map(({ deed, value, state }) => `${String(value)} by ${deed.name} (${state})`).join(', ');
      yield { place, possible: possible.map(({ value }) => value), mayBeFirst: !certain.length, story };
    }
  }
}

const keyOf = ({ kind, id, field = '' }: Place) => `${kind}/${id}/${field}`;
