import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { learnWords } from '../../core/search/slips.ts';
import { writeSearchText } from '../save/write.ts';

/** Number of records written in one transaction. */
const lot = 500;

/** Maximum words to keep in memory. */
const mostKnown = 50_000;

/**
 * When a record is renamed, updates the search words of records that are found by its name: customers, for example, are
 * found by their town. Writes only the search column, which is derived. No field changes, so this is not a save.
 */
@Injectable()
export class SearchRefresh {
  #turn: Promise<void> = Promise.resolve();
  /** Words that this server has found or made known. */
  readonly #known = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
  ) {}

  /** Whether records of other entities are found by the names of this entity's records. */
  concerns({ name }: EntityDefinition): boolean {
    return this.#referrers(name).length > 0;
  }

  /** Does what is left to do for renamed records. Calls run one after the other. */
  catchUp(): Promise<void> {
    const turn = this.#turn.then(() => this.#catchUp());
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Makes words known, so that they are found in spite of a slip. */
  async learn(words: readonly string[]): Promise<void> {
    const fresh = words.filter((word) => !this.#known.has(word));
    if (!fresh.length) return;
    await this.database.write(() => learnWords(this.database, fresh));
    if (this.#known.size > mostKnown) this.#known.clear();
    for (const word of fresh) this.#known.add(word);
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      const [row] = await this.database.rows(sql`select id, entity, record_id from renamed_record order by id limit 1`);
      if (!row) return;
      const [id, name, record] = row as [number, string, number];
      for (const { definition, field } of this.#referrers(name)) await this.#refresh(definition, field, record);
      await this.database.write(() => this.database.rows(sql`delete from renamed_record where id = ${id}`));
    }
  }

  async #refresh(definition: EntityDefinition, field: FieldDefinition, id: number) {
    const [table, key] = [sql.id(definition.table), sql.id(columnOf(definition, definition.key))];
    for (let last = 0; ;) {
      const keys = (
        await this.database.rows(
          sql`select ${key} from ${table} where ${sql.id(field.column!)} = ${id} and ${key} > ${last} order by ${key} limit ${lot}`,
        )
      ).map(([one]) => one as number);
      if (!keys.length) return;
      await this.database.write(async () => {
        // Read after locking, so that old words do not overwrite those of a concurrent save.
        await this.database.locked(sql`select 1 from ${table} where ${key} in ${sql.list(keys)} order by ${key}`);
        for (const record of await this.records.find(definition, { [definition.key]: keys }))
          await writeSearchText(this.database, definition, record);
      });
      last = keys.at(-1)!;
    }
  }

  #referrers(name: string) {
    return this.registry.referrers(name).filter(({ definition, field }) => definition.search.includes(field.name));
  }
}
