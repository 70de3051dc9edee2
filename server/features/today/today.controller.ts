import { Controller, Get } from '@nestjs/common';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { extended, integer, listOf, object, orNull, ref, string, yesNo } from '../../http/shapes.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import { readableKeys, scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Users } from '../../services/access/users.ts';
import { awayToday, coveredBy, supervisedAway, type Away } from '../common/covers.ts';
import { queueOf } from '../common/chase/queue.ts';
import { chaseRow, chaseRows } from '../common/chase/rows.ts';
import { Database } from '../../core/db/database.ts';
import type { EntityName } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { Records, type WireRecord } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { momentAt } from '../../core/time/moment.ts';
import { activitySections, dueActivities, type Doer } from './activities.ts';
import { shifted } from './days.ts';
import { phonesOf } from './phones.ts';
import { firstOf, keysOf, type Keys, type Range } from '../common/section.ts';

/** Days after which a customer has had no word. */
const silence = 90;

const section = (row: object) =>
  orNull(
    object({
      rows: listOf(row as Readonly<Record<string, unknown>>),
      total: { ...integer, description: 'At most 100.' },
      exact: { ...yesNo, description: 'False if there are more than total.' },
    }),
  );
const activity = section(extended('ActivityOpen', { phoneNo: orNull(string) }));
const absence = object({ id: integer, userId: integer, user: string, cover: string, untilDate: string });
const answer = object({
  away: orNull(absence),
  covering: listOf(absence),
  overdue: activity,
  today: activity,
  next: activity,
  chase: section(chaseRow),
  alerts: section(ref('Alert')),
  approvals: section(ref('Customer')),
  quiet: section(ref('Customer')),
});

/** What a person has to do today. */
@Controller()
export class TodayController {
  constructor(
    readonly clock: Clock,
    private readonly cruds: Cruds,
    readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
    private readonly users: Users,
  ) {}

  /**
   * Whether the caller is away and for whom they cover, then the first rows of each section and how many there are: the
   * activities of the caller and of those people that are overdue, due today and in the next seven days; the chase queue; unread alerts; customers that wait for the caller's approval; and the
   * caller's customers with no word for 90 days. These are those of the sales exec that the caller is. A section is
   * null if it is not for the caller.
   */
  @Get('today')
  @Access('signedIn')
  @Describe({ tag: 'Today', summary: 'What the user has to do today', returns: answer })
  async today(@CurrentUser() user: SessionUser) {
    const covered = await coveredBy(user.id, this);
    const [own, due, chase, alerts, approvals, quiet] = await Promise.all([
      this.#absences(user, covered),
      this.#due(user, covered),
      this.#chase(user, covered),
      this.#alerts(user),
      this.#approvals(user),
      this.#quiet(user),
    ]);
    return { ...own, ...due, chase, alerts, approvals, quiet };
  }

  /** Whether the caller is away today, and for whom they cover. */
  async #absences(user: SessionUser, covered: readonly Away[]) {
    const [own] = await awayToday([user.id], this);
    const covering = await awayToday(
      covered.map((one) => one.user),
      this,
    );
    return { away: own ?? null, covering };
  }

  /**
   * The activities of the caller, of the people for whom they cover, and of the people they supervise who are away, as
   * far as the cover may not read them.
   */
  async #due(user: SessionUser, covered: readonly Away[]) {
    const scope = this.#scope('activity', user);
    if (!scope) return Object.fromEntries(activitySections.map((name) => [name, null]));
    const { clock, database, records, registry } = this;
    const activities = registry.definition('activity');
    const doers = [
      ...[user.id, ...covered.map((one) => one.user)].map((one) => ({ user: one })),
      ...(await this.#leftBy(user, covered)),
    ];
    const due = await dueActivities(database, activities, { doers, now: momentAt(clock.now()), scope });
    const found = await Promise.all(activitySections.map((name) => this.#shown('activity', due[name], user)));
    const phoneOf = await phonesOf(
      found.flatMap(({ rows }) => rows),
      user,
      { records, registry },
    );
    const sections = found.map(({ rows, ...count }) => ({
      rows: rows.map((row) => ({ ...row, phoneNo: phoneOf(row) })),
      ...count,
    }));
    return Object.fromEntries(activitySections.map((name, i) => [name, sections[i]]));
  }

  /** The people whom the caller supervises and who are away, with what their cover may not read. */
  async #leftBy(user: SessionUser, covered: readonly Away[]): Promise<Doer[]> {
    const { records, registry, users } = this;
    const away = await supervisedAway(user.id, this);
    return away
      .filter((one) => !covered.some((other) => other.user === one.user))
      .map(({ user: person, cover }) => ({
        user: person,
        keep: async (keys) => {
          const reader = await users.byId(cover);
          if (!reader) return new Set(keys);
          const seen = await readableKeys(registry.definition('activity'), keys, reader, { records, registry });
          return new Set(keys.filter((key) => !seen.has(key)));
        },
      }));
  }

  /** The quotations to chase, as the chase queue has them. */
  async #chase(user: SessionUser, covered: readonly Away[]) {
    const scope = this.#scope('quotation', user);
    if (!scope) return null;
    const context = { users: [user.id, ...covered.map((one) => one.user)], today: this.clock.today() };
    const { database, records, registry } = this;
    const queue = await queueOf({ database, registry }, context, scope);
    const { keys, ...count } = keysOf(queue.keys, queue.exact);
    return { rows: await chaseRows(keys, context, { records, registry }), ...count };
  }

  async #alerts(user: SessionUser) {
    const unread: Range = {
      where: [
        { field: 'alertSeen', operator: '=', value: false },
        { field: 'archived', operator: '=', value: false },
        { field: 'snoozedUntil', operator: '=', value: null },
      ],
      sort: ['dateCreated'],
      order: 'DESC',
    };
    return this.#section('alert', [unread], user);
  }

  /** Only an Admin approves (PER-041). Those that have waited longest come first. */
  async #approvals(user: SessionUser) {
    if (!user.isAdmin) return null;
    return this.#section(
      'customer',
      [{ where: [{ field: 'requireApproval', operator: '=', value: true }], sort: [] }],
      user,
    );
  }

  /** Those that have just become quiet come first, because they are the most likely to buy; then those never rung. */
  async #quiet(user: SessionUser) {
    const execs = await this.records.find('salesExec', { user: user.id });
    if (!execs.length) return null;
    const since = shifted(this.clock.today(), -silence);
    const mine: Condition[] = [
      { field: 'salesExec', operator: '=', value: execs[0]!.id },
      { field: 'active', operator: '=', value: true },
    ];
    const never: Condition = { field: 'lastContact', operator: '=', value: null };
    return this.#section(
      'customer',
      [
        {
          where: [...mine, { field: 'lastContact', operator: '<=', value: since }],
          sort: ['lastContact'],
          order: 'DESC',
        },
        {
          where: [...mine, never, { field: 'dateCreated', operator: '<=', value: since }],
          sort: ['dateCreated'],
          order: 'DESC',
        },
      ],
      user,
    );
  }

  /** The conditions that limit an entity to what the person may read; null if that is nothing. */
  #scope(entity: EntityName, user: SessionUser): Condition[] | null {
    const definition = this.registry.definition(entity);
    const { read } = definition.access;
    return user.allows(read) ? scopeConditions(definition, read, user, this.registry) : null;
  }

  /** The rows of ranges, one range after the other. */
  async #section(entity: EntityName, ranges: readonly Range[], user: SessionUser) {
    const scope = this.#scope(entity, user);
    if (!scope) return null;
    const definition = this.registry.definition(entity);
    const found = await this.database.concurrently(
      ranges.map(
        (range) => () => this.database.rows(firstOf(definition, { ...range, where: [...range.where, ...scope] })),
      ),
    );
    return this.#shown(entity, keysOf(found.flat().map(([key]) => key as number)), user);
  }

  async #shown(entity: EntityName, { keys, ...count }: Keys, user: SessionUser) {
    return { rows: (await this.cruds.of(entity).some(keys, user)) as WireRecord[], ...count };
  }
}
