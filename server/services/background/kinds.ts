import { Injectable } from '@nestjs/common';
import type { Kind, Result, Run } from './kind.ts';

/** A kind of work with its services. */
export interface BoundKind extends Pick<Kind<never, never>, 'name' | 'lane' | 'retries'> {
  run(input: unknown, run: Run): Promise<Result | void>;
  ended(input: unknown, reason: string | null): Promise<void>;
}

/** The kinds of background work that this server can do. */
@Injectable()
export class Kinds {
  readonly #all = new Map<string, BoundKind>();

  register<Input, Context>(kind: Kind<Input, Context>, context: Context): void {
    const { name, lane, retries } = kind;
    this.#all.set(name, {
      name,
      lane,
      ...(retries && { retries }),
      run: (input, run) => kind.run(input as Input, run, context),
      ended: async (input, reason) => kind.ended?.(input as Input, reason, context),
    });
  }

  get(name: string): BoundKind | undefined {
    return this.#all.get(name);
  }
}
