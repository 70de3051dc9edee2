import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { isEntry, fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { readableRecord } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { History } from '../history/history.ts';
import { ChangeSource } from './changes.ts';
import { byPlace, placeOf, restOf, textOf, untilNow } from './cursor.ts';
import { EntrySource } from './entries.ts';
import { momentToWire, type Found, type Source, type TimelineEntry } from './source.ts';

/** Entries on a page. */
const pageSize = 30;

export interface TimelineQuery {
  /** Where the page before ended; null for the first page. */
  readonly before: string | null;
  /** Kinds of entries; null for all. */
  readonly kinds: readonly string[] | null;
  /** Words that entries must have; null for all entries. */
  readonly text: string | null;
}

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  /** What the next page is read with; null if there is none. */
  readonly next: string | null;
}

/**
 * The story of a record: the records that refer to it and its own changes, newest first. Which entities have one follows
 * from `x-timeline`. Each source is read by an index from where the page before ended, so no page grows with the tables or
 * with the record's own entries.
 */
@Injectable()
export class Timelines {
  readonly #sources = new Map<string, readonly Source[]>();

  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** The entities whose records have a timeline. */
  get entities(): EntityDefinition[] {
    return this.registry.all.filter((definition) => this.#entriesOf(definition).length);
  }

  /**
   * One page of a timeline.
   * @throws UserError 404 if there is no such record or the person may not read it, 422 if the person may read none
   */
  async page(of: EntityDefinition, id: number, query: TimelineQuery, user: SessionUser): Promise<TimelinePage> {
    const { registry, records } = this;
    await readableRecord(of, id, user, { registry, records });
    const last = query.before === null ? null : placeOf(query.before);
    const words = query.text?.split(/\s+/).filter(Boolean) ?? [];
    const sources = this.#sourcesOf(of).filter(({ kind }) => query.kinds?.includes(kind) ?? true);
    const now = untilNow(this.clock.instant());
    const found = await Promise.all(
      sources.map((source) => {
        const rest = last ? restOf(source.kind, last) : now;
        return source.find({ id, rest, words, limit: pageSize + 1 }, user);
      }),
    );
    const places = found.flat().toSorted(byPlace);
    const shown = places.slice(0, pageSize);
    const entries = await this.#read(sources, shown);
    return { entries, next: places.length > pageSize ? textOf(shown.at(-1)!) : null };
  }

  async #read(sources: readonly Source[], places: readonly Found[]): Promise<TimelineEntry[]> {
    const read = await Promise.all(
      sources.map(async (source) => {
        const own = places.filter(({ kind }) => kind === source.kind);
        return [source.kind, await source.read(own.map(({ id }) => id))] as const;
      }),
    );
    const entries = new Map(read);
    return places.flatMap(({ kind, id, at }) => {
      // One that was deleted since it was found is missing.
      const entry = entries.get(kind)!.get(id);
      return entry ? [{ kind, id, at: momentToWire(at), ...entry }] : [];
    });
  }

  #sourcesOf(of: EntityDefinition): readonly Source[] {
    let sources = this.#sources.get(of.name);
    if (!sources) this.#sources.set(of.name, (sources = this.#made(of)));
    return sources;
  }

  #made(of: EntityDefinition): Source[] {
    const { database, history, records, registry } = this;
    const entries = this.#entriesOf(of).map(
      ({ definition, fields }) => new EntrySource(definition, fields, database, { records, registry }),
    );
    const hasHistory = of.timeline?.changes.length && of.operations.includes('history');
    return [...entries, ...(hasHistory ? [new ChangeSource(of, database, history)] : [])];
  }

  /** The entities whose records are entries of the timeline, with the references by which they are. */
  #entriesOf({ name }: EntityDefinition) {
    return this.registry.all
      .filter(isEntry)
      .map((definition) => ({
        definition,
        fields: definition.timeline!.under.filter((field) => fieldOf(definition, field)!.to === name),
      }))
      .filter(({ fields }) => fields.length);
  }
}
