import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { invalid } from '../../core/errors/errors.ts';
import { readId } from '../../core/records/request.ts';
import { sql } from '../../core/db/sql.ts';
import type { CustomerRecord } from '../../generated/customer.gen.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { lockRecord } from '../../services/save/lock.ts';
import { objectIn, requireKnown } from '../../core/records/body.ts';
import { Database } from '../../core/db/database.ts';
import { Records } from '../../core/records/records.ts';
import { Registry } from '../../core/model/registry.ts';
import { HandOvers } from '../../services/hand-over/hand-over.ts';
import { integer, listOf, object, string, yesNo } from '../../http/shapes.ts';

const tag = 'Users';
const manage = { permission: 'ViewUsersRoles' } as const;

const share = object({ kind: string, title: string, count: integer });
const execShape = object({ id: integer, salesExecName: string, count: integer });
const handOver = object({
  id: integer,
  toId: integer,
  toName: string,
  at: string,
  user: string,
  moves: integer,
  undone: yesNo,
});

/** Customers name a sales exec, who is an entry of a list and not a user. */
const ofSalesExec = `customer.${'salesExec' satisfies keyof CustomerRecord}`;

/**
 * Hands over what a user is responsible for to another user, for example when the user leaves, and the customers of the
 * sales exec who is this user to another sales exec.
 */
@Controller()
export class HandOverController {
  constructor(
    @InjectCrud('user') private readonly crud: Crud<User, UserRecord>,
    private readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
    private readonly handOvers: HandOvers,
  ) {}

  /** What can be handed over, counted by kind, and the hand-overs of the last 30 days. */
  @Get('handOver/:user')
  @Access(manage)
  @Describe({
    tag,
    summary: 'Records that a user is responsible for, by kind; the sales exec who is this user; past hand-overs',
    returns: object({ kinds: listOf(share), salesExec: execShape, past: listOf(handOver) }, ['salesExec']),
  })
  async counts(@CurrentUser() user: SessionUser, @Param('user') id: string) {
    const from = await this.crud.one(id, user);
    const { handOvers } = this;
    const salesExec = await this.#salesExecOf(from, user);
    return {
      kinds: await handOvers.counts('user', from.id, user),
      ...(salesExec && { salesExec }),
      past: await handOvers.of('user', from.id),
    };
  }

  /** With `deactivate`, the user is made inactive in the same transaction; customers go to `salesExec` in it too. */
  @Post('handOver/:user')
  @HttpCode(200)
  @Access(manage)
  @Describe({
    tag,
    summary: 'Hand over the records of a user to another active user, and deactivate the user',
    body: {
      type: 'object',
      properties: {
        to: { type: 'integer' },
        kinds: { type: 'array', items: { type: 'string' } },
        salesExec: { type: ['integer', 'null'] },
        deactivate: { type: 'boolean' },
      },
    },
    returns: object({ id: integer, moved: listOf(share) }),
  })
  async handOver(@CurrentUser() user: SessionUser, @Param('user') id: string, @Body() body: unknown) {
    const person = await this.crud.one(id, user);
    const from = person.id;
    const { to, kinds, salesExec, deactivate } = readBody(body);
    if (to === from) throw invalid({ to: 'Please choose another user.' });
    return this.database.write(async () => {
      if (to !== null) await this.#requireActive(to);
      if (deactivate) await this.crud.update(from, { status: 'INACTIVE' }, user);
      const more = salesExec === null ? [] : [await this.#customersTo(salesExec, person, user)];
      return this.handOvers.handOver({ entity: 'user', from, to: to ?? salesExec!, kinds }, user, more);
    });
  }

  /** Within 30 days. With `activate`, the user is made active again in the same transaction. */
  @Post('undoHandOver/:id')
  @HttpCode(200)
  @Access(manage)
  @Describe({
    tag,
    summary: 'Give back the records of a hand-over, and activate the user',
    body: {
      type: 'object',
      properties: { activate: { type: 'boolean', errorMessage: 'activate must be true or false.' } },
    },
    returns: object({ restored: integer, left: integer }),
  })
  async undo(
    @CurrentUser() user: SessionUser,
    @Param('id', ReadId) id: number,
    @Body() body?: { readonly activate?: boolean } | null,
  ) {
    const activate = body?.activate ?? false;
    const { handOvers, database } = this;
    return database.write(async () => {
      const { from, ...counts } = await handOvers.undo('user', id, user);
      // Inside the transaction, so that nothing is undone if the person may not see the user.
      await this.crud.one(from, user);
      if (activate) await this.crud.update(from, { status: 'ACTIVE' }, user);
      return counts;
    });
  }

  /** The sales exec who is this user, and how many customers they have; null if there is none. */
  async #salesExecOf({ id: user }: User, by: SessionUser) {
    const { records, handOvers } = this;
    const [found] = await records.find('salesExec', { user });
    if (!found) return null;
    const [customersOf] = await handOvers.counts('salesExec', found.id, by);
    return { id: found.id, salesExecName: found.salesExecName, count: customersOf!.count };
  }

  /** @throws UserError 422 unless the user is a sales exec, and the other one is active */
  async #customersTo(to: number, person: User, user: SessionUser) {
    const from = await this.#salesExecOf(person, user);
    if (!from) throw invalid({ salesExec: 'No sales exec is linked to this user.' });
    if (from.id === to) throw invalid({ salesExec: 'Please choose another sales exec.' });
    await lockRecord(this.database, this.registry.definition('salesExec'), to);
    const taking = await this.records.one('salesExec', to);
    if (!taking?.active) throw invalid({ salesExec: 'Please choose an active sales exec.' });
    return { entity: 'salesExec' as const, from: from.id, to, kinds: [ofSalesExec] };
  }

  /** Locks the user, who could be deactivated at the same time. */
  async #requireActive(id: number): Promise<void> {
    const [row] = await this.database.locked(sql`select status from app_user where id = ${id}`);
    if (row?.[0] !== 'ACTIVE') throw invalid({ to: 'Please choose an active user.' });
  }
}

/** @throws UserError 400 or 422 */
function readBody(body: unknown) {
  const { to, kinds, salesExec, deactivate } = read(body, { to: null, kinds: [], salesExec: null, deactivate: false });
  const isList = Array.isArray(kinds) && kinds.every((kind) => typeof kind === 'string');
  if (to === null && (salesExec === null || !isList || kinds.length))
    throw invalid({ to: 'Please choose who takes over.' });
  if (!isList || (!kinds.length && salesExec === null)) throw invalid({ kinds: 'Please choose what to hand over.' });
  if (typeof deactivate !== 'boolean') throw invalid({ deactivate: 'deactivate must be true or false.' });
  return {
    to: to === null ? null : readId(to, 'to'),
    kinds: kinds as string[],
    salesExec: salesExec === null ? null : readId(salesExec, 'salesExec'),
    deactivate,
  };
}

/** The values of a body, with defaults for those that are missing. @throws UserError for a field without a default */
function read<K extends string>(body: unknown, defaults: Readonly<Record<K, unknown>>): Record<K, unknown> {
  const values = objectIn(body);
  requireKnown(values, Object.keys(defaults));
  return { ...defaults, ...values };
}
