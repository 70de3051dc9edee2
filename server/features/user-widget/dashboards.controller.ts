import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { UserWidgetRecord } from '../../generated/user-widget.gen.ts';
import type { UserWidget } from '../../../schemas/generated/user-widget.gen.ts';
import type { UserReference } from '../../generated/references.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { badRequest, notFound, refused } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import { mostRows, readId, isKey } from '../../core/records/request.ts';
import { Database } from '../../core/db/database.ts';
import { Records } from '../../core/records/records.ts';
import { BulkSave } from '../../services/save/bulk-save.ts';
import { Dashboards } from './dashboards.ts';
import { integer, listOf, object, ref } from '../../http/shapes.ts';

const tag = 'Widgets';
const manage = { permission: 'ViewUsersRoles' } as const;
/** Maximum users to copy widgets to in one call, and maximum widgets of one change. */
const [mostTargets, mostWidgets] = [100, 100];

const body = {
  type: 'object',
  properties: {
    widgets: { type: 'array', items: { $ref: '#/components/schemas/UserWidgetInput' } },
    removed: { type: 'array', items: { type: 'integer' } },
  },
};

const both = object({ removed: listOf(ref('UserWidget')), added: listOf(ref('UserWidget')) });

/** Whole dashboards: arranged, copied to users or to a role, and reset to the default of the role. */
@Controller()
export class DashboardsController {
  constructor(
    @InjectCrud('userWidget') private readonly crud: Crud<UserWidget, UserWidgetRecord>,
    private readonly bulk: BulkSave,
    private readonly database: Database,
    private readonly records: Records,
    private readonly dashboards: Dashboards,
  ) {}

  /** Changes the widgets that have an id, adds the others, and deletes the removed ones; all or none. */
  @Put('updateUserWidgets/:user')
  @Access('signedIn')
  @Describe({ tag, summary: 'Change several widgets of a user', body, returns: 'UserWidget[]' })
  async change(@CurrentUser() user: SessionUser, @Param('user') of: string, @Body() given: unknown) {
    const owner = await this.#owner(of, user);
    const { widgets, removed } = readChanges(given);
    const own = new Set((await this.records.find('userWidget', { user: owner.key })).map(({ id }) => id));
    const ids = [...widgets.flatMap(({ id }) => (id === undefined ? [] : [id])), ...removed];
    if (ids.some((id) => !own.has(id))) throw notFound('Widget');
    return this.database.write(async () => {
      const saved: UserWidget[] = [];
      for (const id of removed) await this.crud.remove(id, user);
      for (const { id, ...values } of widgets)
        saved.push(
          id === undefined
            ? await this.crud.create({ ...values, user: owner.key }, user)
            : await this.crud.update(id, values, user),
        );
      return saved;
    });
  }

  /** Copies the widgets of one user to others, with commas between their ids. They keep those they have (AMB-018). */
  @Post('copyUserWidgets/:from/:to')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, params: { to: 'string' }, summary: 'Copy the widgets of a user to others', returns: 'UserWidget[]' })
  async copy(@CurrentUser() user: SessionUser, @Param('from') from: string, @Param('to') to: string) {
    const source = await this.#owner(from, user);
    const ids = [...new Set(to.split(',').map((id) => readId(id, 'user')))];
    if (ids.length > mostTargets) throw badRequest(`You can copy widgets to at most ${mostTargets} users at once.`);
    if (ids.some((id) => id !== user.id)) user.require(manage);
    const targets = await this.records.references('user', ids);
    if (targets.size < ids.length) throw notFound('User');
    const originals = await this.dashboards.widgetsOf(source.key);
    return this.database.write(async () =>
      this.#answer(await this.dashboards.copy(originals, [...targets.values()], user)),
    );
  }

  /** Copies the widgets of a user to all other active users with a role, and makes them the default of the role. */
  @Post('copyUserWidgetsToRole/:from/:role')
  @HttpCode(200)
  @Access(manage)
  @Describe({
    tag,
    summary: 'Copy the widgets of a user to a role',
    returns: object({ users: integer, widgets: integer }),
  })
  async copyToRole(@CurrentUser() user: SessionUser, @Param('from') from: string, @Param('role') to: string) {
    const { records, bulk, database } = this;
    const source = await this.#owner(from, user);
    const role = await records.one('role', readId(to, 'role'));
    if (!role) throw notFound('Role');
    const members = await records.find('user', { role: role.id, status: 'ACTIVE' });
    if (members.length === mostRows) throw refused('This role has too many users to copy widgets to them at once.');
    const targets = members
      .filter(({ id }) => id !== source.key)
      .map(({ id, fullName }): UserReference => ({ key: id, display: fullName }));
    const originals = await this.dashboards.widgetsOf(source.key);
    await database.write(async () => {
      await this.dashboards.copy(originals, targets, user);
      await bulk.change('role', [role.id], { dashboardOf: source }, user);
    });
    return { users: targets.length, widgets: originals.length };
  }

  /** Replaces the widgets of a user by copies of the role's default. Answers both, so that it can be undone. */
  @Post('resetUserWidgets/:user')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, summary: "Reset a user's widgets to the default of the role", returns: both })
  async reset(@CurrentUser() user: SessionUser, @Param('user') of: string) {
    const { records, bulk, database } = this;
    const owner = await this.#owner(of, user);
    const { role } = (await records.one('user', owner.key))!;
    const from = role && (await records.one('role', role.key))!.dashboardOf;
    if (!from) throw refused('The role has no default dashboard yet.');
    if (from.key === owner.key) throw refused('This dashboard is the default of the role.');
    const originals = await this.dashboards.widgetsOf(from.key);
    return database.write(async () => {
      const before = await records.find('userWidget', { user: owner.key });
      const removed = await this.#answer(before.map(({ id }) => id));
      await bulk.remove('userWidget', before, user);
      return { removed, added: await this.#answer(await this.dashboards.copy(originals, [owner], user)) };
    });
  }

  /** The user of a dashboard: oneself, or anyone for user managers. */
  async #owner(text: string, user: SessionUser): Promise<UserReference> {
    const id = readId(text, 'user');
    if (id !== user.id) user.require(manage);
    const owner = (await this.records.references('user', [id])).get(id);
    if (!owner) throw notFound('User');
    return owner;
  }

  #answer(ids: readonly number[]): Promise<UserWidget[]> {
    return Promise.all(
      ids.map((id) => this.records.answer('userWidget', id) as Promise<unknown> as Promise<UserWidget>),
    );
  }
}

/** @throws UserError 400 for another body than `{ widgets, removed }` */
function readChanges(given: unknown) {
  const { widgets = [], removed = [], ...unknown } = (given ?? {}) as Record<string, unknown>;
  const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  const isId = isKey;
  const fits =
    isObject(given) &&
    !Object.keys(unknown).length &&
    [widgets, removed].every((all) => Array.isArray(all) && all.length <= mostWidgets) &&
    (widgets as unknown[]).every(
      (one) =>
        isObject(one) &&
        [undefined, ...[(one as { id?: unknown }).id].filter(isId)].includes((one as { id?: number }).id),
    ) &&
    (removed as unknown[]).every(isId);
  if (!fits) throw badRequest(`The body must be { widgets, removed }, with at most ${mostWidgets} of each.`);
  return { widgets: widgets as ({ id?: number } & Record<string, unknown>)[], removed: removed as number[] };
}
