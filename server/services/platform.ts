import { join } from 'node:path';
import type { EntitySchema } from 'typeorm';
import type { Logger } from 'pino';
import { readableKeys } from './access/scope.ts';
import type { PermissionDefinition } from './access/session-user.ts';
import { Users } from './access/users.ts';
import { Views } from './access/views.ts';
import { Crud } from './crud/crud.ts';
import { Authoriser } from './save/authorise.ts';
import { BulkSave } from './save/bulk-save.ts';
import { checkDerivations, type RegisteredEntity } from './save/registered-entity.ts';
import type { Services } from './save/services.ts';
import { addTalliesTogether } from './save/tallies.ts';
import { Changes } from '../core/db/changes.ts';
import { Checkpointer } from '../core/db/checkpoint.ts';
import { Database } from '../core/db/database.ts';
import { databaseFile } from '../core/db/migrations/migrate.ts';
import { openPostgres } from '../core/db/postgres.ts';
import { openSqlite } from '../core/db/sqlite.ts';
import { FailureLog } from '../core/errors/failure-log.ts';
import { openReading } from '../core/db/reading.ts';
import { Exports } from './export/exports.ts';
import { listTable } from './export/list-table.ts';
import type { Table, TableSource } from './export/table.ts';
import { Heavy } from './heavy/heavy.ts';
import type { SessionUser } from './access/session-user.ts';
import { Duplicates } from './duplicates/duplicates.ts';
import { Files } from './files/files.ts';
import { HandOvers } from './hand-over/hand-over.ts';
import { Health } from './health.ts';
import { heartbeat, Servers } from './installation/servers.ts';
import { History } from './history/history.ts';
import { Accounts } from './identity/accounts.ts';
import { cleanUp } from './clean-up/clean-up.ts';
import { Activation } from './identity/activation.ts';
import { removeUnownedFiles } from './clean-up/unowned-files.ts';
import { Attempts } from './identity/attempts.ts';
import { Hiding } from './identity/hiding.ts';
import { LoginHistory } from './identity/login-history.ts';
import { SecondFactors } from './identity/second-factors.ts';
import { Sessions } from './identity/sessions.ts';
import { SignIns } from './identity/sign-ins.ts';
import { Tokens } from './identity/tokens.ts';
import { Background } from './background/background.ts';
import { cleanUpWork } from './background/clean-up.ts';
import type { Kind } from './background/kind.ts';
import type { Job } from './background/regular.ts';
import { Jobs } from './jobs/jobs.ts';
import { Live } from './live/live.ts';
import { Outbox } from './mail/outbox.ts';
import { mailFolder, mailSender } from './mail/transport.ts';
import { Merges } from './merges/merges.ts';
import { Replacements } from './merges/replacements.ts';
import type { AnyRecord, EntityDefinition } from '../core/model/definition.ts';
import { Registry } from '../core/model/registry.ts';
import { Reports } from './reports/reports.ts';
import { Records } from '../core/records/records.ts';
import type { WireRecord } from '../core/records/wire.ts';
import { SavedFilters } from './saved-filters/saved-filters.ts';
import { Totals } from '../core/records/totals.ts';
import { Trash } from './trash/trash.ts';
import { Undo } from './undo/undo.ts';
import { UndoLog } from './undo/undo-log.ts';
import { SearchRefresh } from './search/refresh.ts';
import { Search } from '../core/search/search.ts';
import type { Settings } from '../core/settings.ts';
import { Clock } from '../core/time/clock.ts';

/** The generated code and the extensions. */
export interface Contents {
  readonly entities: readonly RegisteredEntity[];
  readonly schemas: readonly EntitySchema<AnyRecord>[];
  readonly permissions: readonly PermissionDefinition[];
  readonly jobs: readonly Job<Platform>[];
  /** Kinds of background work. */
  readonly works: readonly Kind<any, Platform>[];
  /** What can be exported. */
  readonly tables: readonly TableSource<never, Platform>[];
  /** The module that runs tasks in threads. */
  readonly worker: URL;
}

/** The parts of it that a thread needs. */
type ReadContents = Pick<Contents, 'entities' | 'permissions' | 'tables'>;

/** Constructs every service. The order from top to bottom shows the dependencies. */
export class Platform implements Services {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly changes = new Changes();
  readonly database: Database;
  readonly registry: Registry;
  readonly search: Search;
  readonly totals: Totals;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly authorising: Authoriser;
  readonly reports: Reports;
  readonly history: History;
  /** What each call has saved; `undoing` undoes it. */
  readonly undo: UndoLog;
  readonly undoing: Undo;
  readonly trash: Trash;
  readonly duplicates: Duplicates;
  readonly outbox: Outbox;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly secondFactors: SecondFactors;
  readonly activation: Activation;
  readonly hiding: Hiding;
  readonly attempts: Attempts;
  readonly logins: LoginHistory;
  readonly signIns: SignIns;
  readonly users: Users;
  readonly views: Views;
  readonly failures: FailureLog;
  readonly servers: Servers;
  readonly health: Health;
  readonly jobs: Jobs;
  readonly background: Background;
  readonly searchRefresh: SearchRefresh;
  readonly files: Files;
  readonly savedFilters: SavedFilters;
  readonly merges: Merges;
  readonly replacements: Replacements;
  readonly handOvers: HandOvers;
  readonly live: Live;
  readonly heavy: Heavy;
  readonly exports: Exports;
  readonly #tables: ReadonlyMap<string, TableSource<never, Platform>>;
  readonly #entities: ReadonlyMap<string, RegisteredEntity>;
  readonly #cruds = new Map<string, Crud>();
  readonly #checkpointer: Checkpointer | null;

  private constructor(settings: Settings, logger: Logger, contents: Contents, database: Database, clock: Clock) {
    this.settings = settings;
    this.logger = logger;
    this.clock = clock;
    this.database = database;
    this.failures = new FailureLog(logger);
    this.tokens = new Tokens(settings, clock);
    this.registry = new Registry(contents.entities.map(({ definition }) => definition));
    this.#entities = new Map(contents.entities.map((entity) => [entity.definition.name, entity]));
    this.search = new Search(database);
    this.totals = new Totals(database, this.changes);
    this.records = new Records(database, this.registry, this.search, this.totals);
    this.reports = new Reports(database, this.registry, this.totals, clock);
    this.searchRefresh = new SearchRefresh(database, this.registry, this.records);
    this.undo = new UndoLog(database, clock);
    this.undoing = new Undo(this, contents.entities);
    this.trash = new Trash(this);
    this.merges = new Merges(this, this.undoing);
    this.replacements = new Replacements(this, contents.entities, this.undoing);
    this.handOvers = new HandOvers(this, this.undoing);
    this.savedFilters = new SavedFilters(this.registry, this.records, clock);
    this.files = new Files(this.folder('attachments'));
    this.history = new History(database, clock);
    this.duplicates = new Duplicates(database, this.registry);
    this.authorising = new Authoriser(this);
    this.bulk = new BulkSave(this);
    this.background = new Background(this);
    for (const kind of contents.works) this.background.register(kind, this);
    this.outbox = new Outbox(this, mailSender(settings, this.files), (address, { entity, id }) =>
      this.#mayRead(address, entity, id),
    );
    this.sessions = new Sessions(database, this.tokens, clock, this.changes);
    this.attempts = new Attempts(database, clock, this.failures);
    this.hiding = new Hiding(settings);
    this.accounts = new Accounts(this, this.sessions, this.outbox, settings);
    this.logins = new LoginHistory(this);
    this.signIns = new SignIns(this);
    this.secondFactors = new SecondFactors(this);
    this.activation = new Activation(this);
    this.users = new Users(database, this.sessions, contents.permissions, this.changes);
    this.views = new Views(this);
    this.live = new Live(this);
    this.heavy = new Heavy(settings, clock, contents.worker);
    this.exports = new Exports(this);
    this.#tables = new Map([listTable, ...contents.tables].map((source) => [source.name, source]));
    this.servers = new Servers(this);
    this.health = new Health(
      database,
      [settings.dataDir, this.files.incoming],
      [() => this.servers.differences(), () => this.outbox.warnings()],
    );
    this.jobs = new Jobs(logger, this.failures);
    this.jobs.every(heartbeat, 'sign of life', () => this.servers.beat());
    const everyMinute = { cron: '0 * * * * *', schedule: 'Every minute' };
    const everyHour = { cron: '0 0 * * * *', schedule: 'Every hour' };
    const mail = mailFolder(settings.dataDir);
    const regular: readonly Job<Platform>[] = [
      ...contents.jobs,
      { name: 'End expired views', ...everyMinute, run: () => this.views.endExpired() },
      { name: 'Update the search index', ...everyMinute, run: () => this.searchRefresh.catchUp() },
      { name: 'Update totals', ...everyMinute, run: () => addTalliesTogether(database, this.registry.all) },
      { name: 'Remove old background work', ...everyHour, run: (_, stop) => cleanUpWork(this, stop) },
      {
        name: 'Remove expired sessions and codes',
        ...everyHour,
        run: (_, stop) => cleanUp(database, clock, mail, stop),
      },
      { name: 'Remove old deleted records', ...everyHour, run: (_, stop) => this.trash.removeExpired(stop) },
      { name: 'Remove files without a record', ...everyHour, run: (_, stop) => removeUnownedFiles(this, stop) },
    ];
    for (const job of regular) this.background.every({ ...job, run: (_, stop) => job.run(this, stop) });
    this.#checkpointer = settings.databaseUrl ? null : new Checkpointer(databaseFile(settings), this.changes);
    if (this.#checkpointer) this.jobs.every(1000, 'checkpoint', () => this.#checkpointer!.tick());
  }

  /** Opens a database that has been migrated. */
  static async open(settings: Settings, logger: Logger, contents: Contents, clock = new Clock()): Promise<Platform> {
    contents.entities.forEach(checkDerivations);
    const schemas = [...contents.schemas];
    const connection = settings.databaseUrl
      ? await openPostgres(settings.databaseUrl, schemas)
      : await openSqlite(databaseFile(settings), schemas);
    return new Platform(settings, logger, contents, new Database(connection), clock);
  }

  /** Opens the database for reading, in a thread that runs a task. */
  static async openReading(
    settings: Settings,
    logger: Logger,
    contents: ReadContents,
    clock: Clock,
  ): Promise<Platform> {
    const { databaseUrl } = settings;
    const connection = openReading(databaseUrl ? { url: databaseUrl } : { file: databaseFile(settings) });
    const none = { schemas: [], jobs: [], works: [], worker: new URL(import.meta.url) };
    return new Platform(settings, logger, { ...contents, ...none }, new Database(connection), clock);
  }

  /**
   * The table of a source, which is read while it is used.
   * @throws Error if no source has the name
   */
  table(name: string, input: unknown, user: SessionUser): Promise<Table> {
    const source = this.#tables.get(name);
    if (!source) throw new Error(`No table is named "${name}".`);
    return source.table(input as never, user, this);
  }

  /** The operations of an entity, given its definition or its name. */
  crud<R extends AnyRecord>(of: EntityDefinition<R> | string): Crud<WireRecord, R> {
    const name = typeof of === 'string' ? of : of.name;
    let crud = this.#cruds.get(name);
    if (!crud) this.#cruds.set(name, (crud = new Crud(this.entity(name), this)));
    return crud as Crud<WireRecord, R>;
  }

  /** @throws Error if no entity has the name */
  entity(name: string): RegisteredEntity {
    const entity = this.#entities.get(name);
    if (!entity) throw new Error(`No entity is named "${name}".`);
    return entity;
  }

  /** Whether the user with an address may read a record. */
  async #mayRead(address: string, entity: string, id: number): Promise<boolean> {
    const user = await this.users.byEmail(address);
    return user !== null && (await readableKeys(this.registry.definition(entity), [id], user, this)).has(id);
  }

  async close(): Promise<void> {
    await this.background.close();
    await this.jobs.stop();
    await this.heavy.close();
    await this.live.close();
    await this.servers.close();
    await this.#checkpointer?.stop();
    await this.database.close();
  }

  /** Path of a folder within the data folder. */
  folder(name: string): string {
    return join(this.settings.dataDir, name);
  }
}
