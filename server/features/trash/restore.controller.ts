import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { Trash } from '../../../schemas/generated/trash.gen.ts';
import type { TrashRecord } from '../../generated/trash.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { badRequest } from '../../core/errors/errors.ts';
import { mostRows } from '../../core/records/request.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { actOnEach } from '../../services/crud/bulk.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Undo } from '../../services/undo/undo.ts';

const tag = 'Deleted records';
const integer = { type: 'integer' };
const restored = { type: 'object', properties: { entity: { type: 'string' }, id: integer } };

/** Restores what was deleted in the last 30 days: one's own; an Admin restores everything. */
@Controller()
export class RestoreController {
  constructor(
    @InjectCrud('trash') private readonly crud: Crud<Trash, TrashRecord>,
    private readonly undoing: Undo,
  ) {}

  @Post('trash/:id/restore')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Restore what was deleted, with everything that was deleted with it',
    returns: restored,
    undoable: false,
  })
  restore(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#restore(id, user);
  }

  /** Each in a transaction of its own. Answers those that cannot be restored with the reasons. */
  @Post('trash/restore')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Restore many deleted records',
    body: { type: 'object', required: ['ids'], properties: { ids: { type: 'array', items: integer } } },
    returns: 'BulkAnswer',
    undoable: false,
  })
  restoreMany(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    const { ids, ...unknown } = (body ?? {}) as Record<string, unknown>;
    if (!Array.isArray(ids) || !ids.length || ids.length > mostRows || Object.keys(unknown).length)
      throw badRequest(`The body must be { ids }, with at most ${mostRows} ids.`);
    return actOnEach(ids, (id) => this.#restore(id, user));
  }

  async #restore(id: string | number, user: SessionUser) {
    const entry = await this.crud.record(id, user);
    await this.undoing.restoreTrash(entry.id, user);
    return { entity: entry.kind, id: entry.recordId };
  }
}
