import type { Random } from '../../server/seed/demo/random.ts';
import type { Answer, Connection } from '../fuzz/connection.ts';
import { calls } from './calls.ts';
import type { Deed, Kind, Ledger, Place } from './ledger.ts';

/** What all people of a walk share. */
export interface World {
  readonly connection: Connection;
  readonly ledger: Ledger;
  /** Keys of the records that somebody may work on, the newest last. */
  readonly known: Record<Kind, number[]>;
  /** Answers that the server must not give. */
  readonly faults: string[];
  /** Whether the server has been killed, so that a cut connection is no fault. */
  isKilled: boolean;
  readonly random: Random;
  /** Writes a line to the list of all calls. */
  readonly log: (line: string) => void;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Fields that the call writes. */
  readonly writes?: readonly (Place & { readonly value: unknown })[];
  readonly deletes?: readonly Place[];
  readonly restores?: readonly Place[];
  /** The call that this one takes back. */
  readonly undoes?: Deed;
}

/** How many of the newest records people choose from, so that they meet. */
const newest = 30;

/** A signed-in person. */
export class Walker {
  readonly #world: World;
  readonly #person: { readonly email: string; readonly password: string };
  #token = '';
  /** Calls that can be undone, the newest last. */
  readonly undoable: { readonly token: string; readonly deed: Deed }[] = [];

  constructor(world: World, person: { email: string; password: string }) {
    this.#world = world;
    this.#person = person;
  }

  get ledger(): Ledger {
    return this.#world.ledger;
  }

  async signIn(): Promise<void> {
    const sent = { method: 'POST', path: 'accounts:signInWithPassword', body: this.#person };
    const { status, body } = parsed(await this.#request(sent));
    if (status !== 200) throw new Error(`${this.#person.email} cannot sign in: ${JSON.stringify(body)}`);
    this.#token = body.idToken;
  }

  /** A number from 0 up to, but not including, this one. */
  below(count: number): number {
    return this.#world.random.between(0, count - 1);
  }

  get random(): Random {
    return this.#world.random;
  }

  one<T>(choices: readonly T[]): T {
    return this.#world.random.pick(choices);
  }

  /** One of the newest records. */
  record(kind: Kind): number {
    return this.one(this.#world.known[kind].slice(-newest));
  }

  /** A text that nobody has written before. */
  text(): string {
    return `W${this.below(2 ** 40)
      .toString(36)
      .toUpperCase()}`;
  }

  /** @returns what a call answers; null if it is refused */
  async read(path: string): Promise<any> {
    const answer = await this.#answer({ method: 'GET', path });
    return answer && answer.status < 400 ? answer.body : null;
  }

  /**
   * Makes a call and writes down what it does.
   * @returns its body and deed; null if it was refused or cut off
   */
  async send(sent: Sent): Promise<{ readonly body: any; readonly deed: Deed } | null> {
    const { ledger } = this;
    const deed = ledger.begin(`${sent.method} ${sent.path}`);
    sent.undoes?.undoneBy.push(deed);
    for (const { value, ...place } of sent.writes ?? []) ledger.write(deed, place, value);
    for (const place of sent.deletes ?? []) ledger.write(deed, place, false);
    for (const place of sent.restores ?? []) ledger.restore(deed, place);
    const { from } = deed;
    this.#world.log(`${from} ${this.#person.email} ${deed.what} ${JSON.stringify(sent.body ?? {})}`);
    const answer = await this.#answer(sent);
    this.#world.log(`${from} ${answer?.status ?? 'cut off'} ${JSON.stringify(answer?.body ?? null).slice(0, 200)}`);
    const isDone = answer && answer.status < 400 && !(sent.undoes && hasUndoneNothing(answer.body));
    ledger.end(deed, !answer ? 'unknown' : isDone ? 'done' : 'refused');
    if (!answer || answer.status >= 400) return null;
    if (answer.token) this.undoable.push({ token: answer.token, deed });
    return { body: answer.body, deed };
  }

  /** Creates a record. @returns it; null if it was refused */
  async create(kind: Kind, body: Record<string, unknown>): Promise<any> {
    const { create, key, text } = calls[kind];
    const answer = await this.send({ method: 'POST', path: create, body });
    if (!answer) return null;
    const id = answer.body[key] as number;
    this.ledger.write(answer.deed, { kind, id }, true);
    this.ledger.write(answer.deed, { kind, id, field: text }, body[text]);
    this.#world.known[kind].push(id);
    return answer.body;
  }

  /** @returns null if the connection was cut by a kill */
  async #answer(sent: Sent): Promise<{ status: number; body: any; token: string | undefined } | null> {
    const { faults } = this.#world;
    try {
      let answer = await this.#request(sent);
      if (answer.status === 401) {
        await this.signIn();
        answer = await this.#request(sent);
      }
      if (answer.status >= 500 && !this.#world.isKilled)
        faults.push(`${sent.method} ${sent.path} ${JSON.stringify(sent.body)}: ${answer.status} ${answer.body}`);
      if (answer.status >= 500) return null;
      return { ...parsed(answer), token: answer.headers['undo-token'] as string | undefined };
    } catch (error) {
      if (!this.#world.isKilled) faults.push(`${sent.method} ${sent.path}: ${(error as Error).message}`);
      return null;
    }
  }

  #request({ method, path, body }: Sent): Promise<Answer> {
    return this.#world.connection.send({
      method,
      path: `/v1/${path}`,
      headers: { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
  }
}

/** Somebody else may have deleted, a moment before, what the undo would take away. */
const hasUndoneNothing = ({ changed }: { readonly changed?: readonly { readonly count: number }[] }): boolean =>
  changed?.every(({ count }) => count === 0) ?? false;

const parsed = ({ status, body }: Answer) => ({ status, body: body.length ? JSON.parse(body.toString()) : null });
