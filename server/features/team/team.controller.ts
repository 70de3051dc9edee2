import { Controller, Get, Param, Query } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { notFound } from '../../core/errors/errors.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Clock, dateToWire } from '../../core/time/clock.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { readQuery, whole, type QueryTexts } from '../../http/query.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { anyObject, integer, listOf, number, object, orNull, string, yesNo } from '../../http/shapes.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { managesUsers, Users } from '../../services/access/users.ts';
import { awayToday } from '../common/covers.ts';
import { figureNames, figureRules, weeksAt, type Days, type FigureName, type Week } from './figures.ts';
import { customerGaps, gapsOf, monthsAt } from './gaps.ts';
import { figuresOf, keysBehind, membersOf, supervisors, type Named } from './team.ts';

const read = { permission: 'ViewTeam' } as const;
const tag = 'My team';

const figure = orNull(object({ count: integer, value: number, kept: integer }, ['kept']));
const gap = orNull(object({ forecast: number, actual: number }));
const week = object({ ...Object.fromEntries(figureNames.map((name) => [name, figure])), gap });
const days = object({ from: string, to: string });
const named = object({ id: integer, fullName: string });
const answer = object({
  supervisor: named,
  supervisors: listOf(named),
  weeks: object({ this: days, last: days }),
  people: listOf(
    object({
      id: integer,
      fullName: string,
      isExec: yesNo,
      away: orNull(object({ id: integer, userId: integer, user: string, cover: string, untilDate: string })),
      this: week,
      last: week,
    }),
  ),
});
const supervisorQuery = { supervisor: whole('Supervisor', 1, 2_147_483_647) };

/** What the people whom somebody supervises have promised, done and sold, this week and last. */
@Controller()
export class TeamController {
  constructor(
    readonly clock: Clock,
    readonly database: Database,
    readonly records: Records,
    readonly registry: Registry,
    private readonly cruds: Cruds,
    private readonly users: Users,
  ) {}

  /** The team of the caller; people who manage users may read those of others, and get the first if they lead none. */
  @Get('myTeam')
  @Access(read)
  @Describe({
    tag,
    summary: 'The people of a team with their figures of this week and the last; null what the person may not read',
    query: supervisorQuery,
    returns: answer,
  })
  async team(@CurrentUser() user: SessionUser, @Query() query: QueryTexts) {
    const manages = user.allows(managesUsers);
    const others = manages ? await supervisors(this) : [];
    const leads = !others.length || others.some(({ id }) => id === user.id);
    const asked = readQuery(supervisorQuery, query).supervisor ?? (leads ? user.id : others[0]!.id);
    const supervisor = asked === user.id || manages ? await this.users.byId(asked) : null;
    if (!supervisor) throw notFound('User');
    const members = await membersOf(supervisor.id, this);
    const today = this.clock.today();
    const [thisWeek, lastWeek, away] = await Promise.all([
      this.#week('this', members, user),
      this.#week('last', members, user),
      awayToday(
        members.map((one) => one.user),
        this,
      ),
    ]);
    const weeks = weeksAt(today);
    return {
      supervisor: { id: supervisor.id, fullName: supervisor.facts.fullName },
      supervisors: others,
      weeks: { this: shown(weeks.this), last: shown(weeks.last) },
      people: members.map(({ user: id, name: fullName, exec }) => ({
        id,
        fullName,
        isExec: exec !== null,
        away: away.find((one) => one.userId === id) ?? null,
        this: thisWeek(id, exec),
        last: lastWeek(id, exec),
      })),
    };
  }

  /** At most 100 records behind a figure, and whether there are more. */
  @Get('myTeam/:user/:figure/:week')
  @Access(read)
  @Describe({
    tag,
    summary: 'The records behind a figure of a person of a team',
    params: {
      figure: { schema: { ...string, enum: [...figureNames, 'gap'] } },
      week: { schema: { ...string, enum: ['this', 'last'] } },
    },
    returns: object({ of: string, rows: listOf(anyObject), hasMore: yesNo }),
  })
  async rows(
    @CurrentUser() user: SessionUser,
    @Param('user', ReadId) id: number,
    @Param('figure') name: string,
    @Param('week') weekName: string,
  ) {
    const member = await this.#member(id, user);
    if (weekName !== 'this' && weekName !== 'last') throw notFound('Week');
    if (name === 'gap') {
      const month = monthsAt(this.clock.today())[weekName];
      const gaps =
        member.exec === null ? { rows: [], hasMore: false } : await customerGaps(member.exec, month, user, this);
      return { of: 'customer', ...gaps };
    }
    if (!Object.hasOwn(figureRules, name)) throw notFound('Figure');
    const { entity } = figureRules[name as FigureName];
    const { keys, hasMore } = await keysBehind(name as FigureName, member, weekName, user, this);
    return { of: entity, rows: await this.cruds.of(entity).some(keys, user), hasMore };
  }

  async #week(name: Week, members: readonly Named[], user: SessionUser) {
    const execs = members.flatMap(({ exec }) => exec ?? []);
    const [figures, gaps] = await Promise.all([
      figuresOf(members, name, user, this),
      gapsOf(execs, monthsAt(this.clock.today())[name], user, this),
    ]);
    return (id: number, exec: number | null) => ({
      ...figures.get(id)!,
      gap: exec === null || !gaps ? null : (gaps.get(exec) ?? { forecast: 0, actual: 0 }),
    });
  }

  /** @throws UserError 404 unless the caller supervises the person, or manages users */
  async #member(id: number, user: SessionUser): Promise<Named> {
    const supervisor = (await this.records.one('user', id))?.supervisor?.key;
    const isReached = supervisor === user.id || user.allows(managesUsers);
    const member = isReached && supervisor ? (await membersOf(supervisor, this)).find((one) => one.user === id) : null;
    if (!member) throw notFound('User');
    return member;
  }
}

const shown = ({ from, to }: Days): Days => ({ from: dateToWire(from), to: dateToWire(to) });
