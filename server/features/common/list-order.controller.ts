import { Body, Controller, Param, Put } from '@nestjs/common';
import { badRequest } from '../../core/errors/errors.ts';
import { readId } from '../../core/records/request.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { moveEntry } from '../../services/order/move-entry.ts';
import { referenceList } from './reference-list.ts';
import { Database } from '../../core/db/database.ts';
import { Registry } from '../../core/model/registry.ts';
import { BulkSave } from '../../services/save/bulk-save.ts';

const tag = 'Reference lists';
const settings = { role: 'showSettings' } as const;
const before = { type: ['integer', 'null'] };

/** The order that people give the entries of a reference list. */
@Controller()
export class ListOrderController {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly bulk: BulkSave,
  ) {}

  @Put('referencelists/:list/:entry/place')
  @Access(settings)
  @Describe({
    tag,
    summary: 'Move an entry before another, or to the end; answers the entry that followed it until now',
    params: { list: 'string' },
    body: { type: 'object', required: ['before'], properties: { before } },
    returns: { type: 'object', properties: { id: { type: 'integer' }, before } },
  })
  async place(
    @CurrentUser() user: SessionUser,
    @Param() { list, entry }: Readonly<Record<string, string>>,
    @Body() body: unknown,
  ) {
    const definition = referenceList(this.registry, list!, user);
    if (!definition.order) throw badRequest(`${definition.plural} have no order of their own.`);
    user.require(definition.access.update);
    const { before: next, ...unknown } = (body ?? {}) as Record<string, unknown>;
    if (Array.isArray(body) || next === undefined || Object.keys(unknown).length)
      throw badRequest('The body must be { before }.');
    const id = readId(entry);
    const to = next === null ? null : readId(next, 'before');
    return { id, before: await moveEntry(definition, id, to, user, { database: this.database, bulk: this.bulk }) };
  }
}
