import { Inject, Injectable } from '@nestjs/common';
import type { SessionUser } from '../access/session-user.ts';
import { ReadServices } from '../read-services.ts';
import { listTable } from './list-table.ts';
import type { Table, TableSource } from './table.ts';

/** Token of the tables of the features. */
export const TABLES = Symbol('Tables');

/** What can be exported. */
@Injectable()
export class Tables {
  readonly #sources: ReadonlyMap<string, TableSource<never, ReadServices>>;

  constructor(
    @Inject(TABLES) ofFeatures: readonly TableSource<never, ReadServices>[],
    private readonly services: ReadServices,
  ) {
    this.#sources = new Map([listTable, ...ofFeatures].map((source) => [source.name, source]));
  }

  /**
   * The table of a source, which is read while it is used.
   * @throws Error if no source has the name
   */
  table(name: string, input: unknown, user: SessionUser): Promise<Table> {
    const source = this.#sources.get(name);
    if (!source) throw new Error(`No table is named "${name}".`);
    return source.table(input as never, user, this.services);
  }
}
