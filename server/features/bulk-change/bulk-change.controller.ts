import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { BulkChange } from '../../../schemas/generated/bulk-change.gen.ts';
import { badRequest } from '../../core/errors/errors.ts';
import { wholeNumber } from '../../core/records/request.ts';
import type { BulkChangeRecord } from '../../generated/bulk-change.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { anyObject, integer, listOf, object, orNull, string } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { BulkChanges, mostChanged } from '../../services/bulk-change/bulk-changes.ts';
import { ChangeRows, rowFilters } from '../../services/bulk-change/rows.ts';
import type { Crud } from '../../services/crud/crud.ts';

const tag = 'Bulk changes';
const access = { permission: 'BulkChange' } as const;

/** Rows of a page, and reasons that are listed. */
const [pageSize, mostReasons] = [100, 20];

const many = mostChanged.toLocaleString('en-GB');
const sent = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { ...string, description: 'Name of the entity, such as customer.' },
    ids: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      maxItems: mostChanged,
      description: `Keys of the records, at most ${many}.`,
    },
    all: {
      ...anyObject,
      description: `In place of ids, all records of a filter, at most ${many}: { count, filter, savedFilter, from, to }, as for the bulk calls of lists.`,
    },
    set: { ...anyObject, description: 'Values by field, as in the call that changes one record.' },
    add: { ...anyObject, description: 'Keys by field with several references that each record gets, such as tags.' },
    remove: { ...anyObject, description: 'Keys that each record loses.' },
    create: {
      ...anyObject,
      description:
        'In place of set, add and remove: the values of a record that is added for each, such as an activity.',
    },
  },
};
const rowsShape = object({
  rows: listOf(object({ recordKey: integer, message: orNull(string) })),
  reasons: listOf(object({ message: orNull(string), count: integer })),
});

/** The steps of a bulk change: its records are checked, then changed, perhaps undone. Each runs in the background. */
@Controller()
export class BulkChangeCallsController {
  constructor(
    @InjectCrud('bulkChange') private readonly crud: Crud<BulkChange, BulkChangeRecord>,
    private readonly changes: BulkChanges,
    private readonly rows: ChangeRows,
  ) {}

  /** Nothing is changed before the call that starts it. */
  @Post('bulkChanges')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Say what to change of many records, and check what it would do to each',
    body: sent,
    returns: 'BulkChange',
    undoable: false,
  })
  async receive(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.crud.one(await this.changes.receive(body, user), user);
  }

  @Get('bulkChanges/:id/rows')
  @Access(access)
  @Describe({
    tag,
    summary: 'Records that cannot be changed, were changed, or could not be undone, and the most frequent reasons',
    query: {
      filter: {
        schema: { ...string, enum: [...rowFilters], default: 'refused', description: 'What became of the records.' },
      },
      page: { schema: { ...integer, minimum: 1, maximum: 1000, default: 1, description: 'From 1.' } },
    },
    returns: rowsShape,
  })
  async rowsOf(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query() { filter = 'refused', page = '1' }: { filter?: string; page?: string },
  ) {
    const record = await this.crud.record(id, user);
    const shown = rowFilters.find((one) => one === filter);
    if (!shown) throw badRequest(`filter must be ${rowFilters.join(', ')}.`);
    const offset = (wholeNumber('page', page, 1, 1000) - 1) * pageSize;
    return {
      rows: (await this.rows.page(record.id, shown, offset, pageSize)).map(({ recordKey, message }) => ({
        recordKey,
        message,
      })),
      reasons: await this.rows.reasons(record.id, shown, mostReasons),
    };
  }

  @Post('bulkChanges/:id/start')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Change the records, or go on with those that are left',
    returns: 'BulkChange',
    undoable: false,
  })
  start(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.changes.start(record, user));
  }

  /** What has been done stays, and can be undone for ten minutes. */
  @Post('bulkChanges/:id/stop')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Stop the check, the change or its undo', returns: 'BulkChange', undoable: false })
  stop(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.changes.stop(record, user));
  }

  /** Within ten minutes of its end. A record that somebody has changed since stays as it is, with the reason. */
  @Post('bulkChanges/:id/undo')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Undo the whole change', returns: 'BulkChange', undoable: false })
  undo(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.changes.undo(record, user));
  }

  @Post('bulkChanges/:id/discard')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Throw away a change that has not begun', returns: 'BulkChange', undoable: false })
  discard(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.changes.discard(record, user));
  }

  async #then(id: string, user: SessionUser, act: (record: BulkChangeRecord) => Promise<void>) {
    await act(await this.crud.record(id, user));
    return this.crud.one(id, user);
  }
}
