import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { badRequest, invalid } from '../../core/errors/errors.ts';
import { readId } from '../../core/records/request.ts';
import { columnOf } from '../../core/model/definition.ts';
import { sql } from '../../core/db/sql.ts';
import { user as users } from '../../generated/user/entity.gen.ts';
import type { UserRecord } from '../../generated/user/record.gen.ts';
import type { User } from '../../generated/user/types.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Platform } from '../../services/platform.ts';

const tag = 'Users';
const manage = { permission: 'ViewUsersRoles' } as const;

/** Hands over what a user is responsible for to another user, for example when the user leaves. */
@Controller()
export class HandOverController {
  readonly #crud: Crud<User, UserRecord>;
  readonly #platform: Platform;

  constructor(@InjectCrud('user') crud: Crud<User, UserRecord>, platform: Platform) {
    this.#crud = crud;
    this.#platform = platform;
  }

  /** What can be handed over, counted by kind, and the hand-overs of the last 30 days. */
  @Get('handOver/:user')
  @Access(manage)
  @Describe({
    tag,
    summary: 'What a user is responsible for, by kind, and past hand-overs',
    returns: { type: 'object' },
  })
  async counts(@CurrentUser() user: SessionUser, @Param('user') id: string) {
    const from = (await this.#crud.one(id, user)).id;
    const { handOvers } = this.#platform;
    return { kinds: await handOvers.counts(users, from, user), past: await handOvers.of(users, from) };
  }

  /** With `deactivate`, the user is made inactive in the same transaction. */
  @Post('handOver/:user')
  @HttpCode(200)
  @Access(manage)
  @Describe({
    tag,
    summary: 'Hand over what a user is responsible for to another active user, and deactivate the user',
    body: {
      type: 'object',
      properties: {
        to: { type: 'integer' },
        kinds: { type: 'array', items: { type: 'string' } },
        deactivate: { type: 'boolean' },
      },
    },
    returns: { type: 'object' },
  })
  async handOver(@CurrentUser() user: SessionUser, @Param('user') id: string, @Body() body: unknown) {
    const from = (await this.#crud.one(id, user)).id;
    const { to, kinds, deactivate } = readBody(body);
    if (to === from) throw invalid({ to: 'Please choose another user.' });
    return this.#platform.database.write(async () => {
      await this.#requireActive(to);
      if (deactivate) await this.#crud.update(from, { status: 'INACTIVE' }, user);
      return this.#platform.handOvers.handOver(users, from, to, kinds, user);
    });
  }

  /** Within 30 days. With `activate`, the user is made active again in the same transaction. */
  @Post('undoHandOver/:id')
  @HttpCode(200)
  @Access(manage)
  @Describe({
    tag,
    summary: 'Give back the records of a hand-over, and activate the user',
    body: { type: 'object', properties: { activate: { type: 'boolean' } } },
    returns: { type: 'object' },
  })
  async undo(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    const { activate } = read(body ?? {}, { activate: false });
    if (typeof activate !== 'boolean') throw invalid({ activate: 'activate must be true or false.' });
    const { handOvers, database } = this.#platform;
    return database.write(async () => {
      const { from, ...counts } = await handOvers.undo(users, readId(id), user);
      // Inside the transaction, so that nothing is undone if the person may not see the user.
      await this.#crud.one(from, user);
      if (activate) await this.#crud.update(from, { status: 'ACTIVE' }, user);
      return counts;
    });
  }

  /** Locks the user, who could be deactivated at the same time. */
  async #requireActive(id: number): Promise<void> {
    const { database } = this.#platform;
    const column = (name: 'id' | 'status') => sql.id(columnOf(users, name));
    const [row] = await database.locked(
      sql`select ${column('status')} from ${sql.id(users.table)} where ${column('id')} = ${id}`,
    );
    if (row?.[0] !== 'ACTIVE') throw invalid({ to: 'Please choose an active user.' });
  }
}

/** @throws UserError 400 or 422 */
function readBody(body: unknown) {
  const { to, kinds, deactivate } = read(body, { to: null, kinds: [], deactivate: false });
  if (to === null) throw invalid({ to: 'Please choose who takes over.' });
  if (!Array.isArray(kinds) || !kinds.length || !kinds.every((kind) => typeof kind === 'string'))
    throw invalid({ kinds: 'Please choose what to hand over.' });
  if (typeof deactivate !== 'boolean') throw invalid({ deactivate: 'deactivate must be true or false.' });
  return { to: readId(to, 'to'), kinds: kinds as string[], deactivate };
}

/** The values of a body, with defaults for those that are missing. @throws UserError for a field without a default */
function read<K extends string>(body: unknown, defaults: Readonly<Record<K, unknown>>): Record<K, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('The body must be an object.');
  const unknown = Object.keys(body)
    .find((name) => !(name in defaults))
    ?.slice(0, 60);
  if (unknown !== undefined) throw invalid({ [unknown]: `Unknown field "${unknown}".` });
  return { ...defaults, ...body };
}
