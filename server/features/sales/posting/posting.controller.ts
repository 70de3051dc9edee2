import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { SalesPosting } from '../../../../schemas/generated/sales-posting.gen.ts';
import { Access, CurrentUser } from '../../../http/access/access.decorator.ts';
import { InjectCrud } from '../../../http/inject-crud.ts';
import { Describe } from '../../../http/openapi.ts';
import { insertMany } from '../../../core/db/insert-many.ts';
import { sql } from '../../../core/db/sql.ts';
import { badRequest, invalid } from '../../../core/errors/errors.ts';
import { objectIn, requireKnown } from '../../../core/records/body.ts';
import { wholeNumber } from '../../../core/records/request.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { Crud } from '../../../services/crud/crud.ts';
import { kinds } from '../year.ts';
import { checkAccounts } from './check-accounts.ts';
import { settleDoubleRows } from './double-rows.ts';
import { beginPosting } from './begin-posting.ts';
import { nameOfPosting } from './posting.work.ts';
import { readAccounts, readSheetRows } from './read-rows.ts';
import { rowsOf } from './rows-of.ts';
import { PostingServices } from './services.ts';
import { undoPosting, undoPreview } from './undo-posting.ts';
import { Undo } from '../../../services/undo/undo.ts';
import { anyObject, integer, listOf, number, object, orNull, string } from '../../../http/shapes.ts';

const tag = 'Postings';
const access = { permission: 'ViewSalesImport' } as const;
const outcome = object({ rowNo: integer, branch: string, custCode: string, message: orNull(string), total: number }, [
  'total',
]);

/**
 * Posts a whole spreadsheet: its rows are sent, then posted in the background, in batches, because one call per row took
 * minutes for 20,000 rows. `sales_posting_figure` has each figure before and after, so that a posting can be undone.
 */
@Controller()
export class PostingBatchController {
  constructor(
    @InjectCrud('salesPosting') private readonly crud: Crud<SalesPosting>,
    private readonly services: PostingServices,
    undoing: Undo,
  ) {
    undoing.register('posting', async ({ recordId, rule }, user) => {
      user.require(rule);
      const { id } = await crud.one(String(recordId), user);
      return undoPosting(id, user, services);
    });
  }

  @Post('checkSalesAccounts')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Check the accounts of a sheet before it is posted',
    body: anyObject,
    returns: listOf(anyObject),
    inView: true,
  })
  check(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    const { kind, years, accounts } = readAccounts(body);
    return checkAccounts(kinds[kind], years, accounts, user, this.services);
  }

  @Post('salesPosting')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Begin the posting of a sheet',
    body: 'SalesPostingInput',
    returns: 'SalesPosting',
    undoable: false,
  })
  begin(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.crud.create(body, user);
  }

  /** Rows that have arrived already are not taken again, so that a call whose answer was lost can be repeated. */
  @Post('salesPosting/:id/rows')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Send rows of a posting',
    body: anyObject,
    returns: 'SalesPosting',
    undoable: false,
  })
  async send(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    const { id: key, sYear } = await this.crud.one(id, user);
    const { from, rows } = readSheetRows(body, sYear!);
    const { database, records, bulk } = this.services;
    await database.write(async () => {
      await database.locked(sql`select 1 from sales_posting where id = ${key}`);
      const posting = (await records.one('salesPosting', key))!;
      const sent = posting.sentCount!;
      if (from > sent) throw badRequest(`The next row of this posting is ${sent}.`);
      if (from + rows.length > posting.rowCount!) throw invalid({ rows: `This posting has ${posting.rowCount} rows.` });
      const fresh = rows.slice(sent - from);
      await insertMany(
        database,
        'sales_posting_row',
        [
          { name: 'posting_id', type: 'integer' },
          { name: 'position', type: 'integer' },
          { name: 'row_no', type: 'integer' },
          { name: 'branch', type: 'text' },
          { name: 'cust_code', type: 'text' },
          { name: 'figures', type: 'text' },
        ],
        fresh.map(({ rowNo, branch, custCode, figures }, i) => [
          key,
          sent + i,
          rowNo,
          branch,
          custCode,
          JSON.stringify(figures),
        ]),
      );
      await bulk.change('salesPosting', [key], { sentCount: sent + fresh.length }, user);
    });
    return this.crud.one(id, user);
  }

  /** Rows of the same account are never settled silently: without this call, the posting is refused. */
  @Post('salesPosting/:id/settle')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Add up the rows of the same account, or keep the last of each',
    body: { type: 'object', required: ['how'], properties: { how: { enum: ['add', 'replace'] } } },
    returns: 'SalesPosting',
  })
  async settle(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    const { id: key } = await this.crud.one(id, user);
    const { how, ...unknown } = objectIn(body);
    requireKnown(unknown);
    if (how !== 'add' && how !== 'replace') throw invalid({ how: 'how must be add or replace.' });
    await settleDoubleRows(key, how, this.services);
    return this.crud.one(id, user);
  }

  @Post('salesPosting/:id/post')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Post the rows of a posting that are left, in the background',
    returns: 'SalesPosting',
  })
  async post(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { id: key } = await this.crud.one(id, user);
    await beginPosting(key, user, this.services);
    return this.crud.one(id, user);
  }

  /** The rows posted so far stay; the others can be posted later. */
  @Post('salesPosting/:id/stop')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Stop a posting that is running', returns: 'SalesPosting', undoable: false })
  async stop(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { id: key } = await this.crud.one(id, user);
    await this.services.background.stopNamed(nameOfPosting(key), user);
    return this.crud.one(id, user);
  }

  @Get('salesPostingRows/:id/:outcome/:page/:size')
  @Access(access)
  @Describe({
    tag,
    summary: 'Rows of a posting that were posted, or that failed, a page of them',
    params: {
      outcome: { schema: { type: 'string', enum: ['posted', 'failed'] } },
      page: { schema: { ...integer, minimum: 1, maximum: 100_000, description: 'Number of the page, from 1.' } },
    },
    returns: listOf(outcome),
  })
  async rows(@CurrentUser() user: SessionUser, @Param() { id, outcome: wanted, page, size }: Record<string, string>) {
    const { id: key } = await this.crud.one(id!, user);
    if (wanted !== 'posted' && wanted !== 'failed') throw badRequest('The outcome is posted or failed.');
    const limit = wholeNumber('size', size!, 1, 1000);
    const offset = (wholeNumber('page', page!, 1, 100_000) - 1) * limit;
    return rowsOf(key, wanted, limit, offset, this.services);
  }

  @Get('salesPostingUndo/:id')
  @Access(access)
  @Describe({
    tag,
    summary: 'Numbers of figures that undoing a posting would restore and delete',
    returns: { type: 'object', properties: { restored: { type: 'integer' }, deleted: { type: 'integer' } } },
  })
  async undoPreview(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { id: key } = await this.crud.one(id, user);
    return undoPreview(key, this.services);
  }

  @Post('salesPosting/:id/undo')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Restore the figures as they were before a posting', returns: 'SalesPosting' })
  async undo(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { id: key } = await this.crud.one(id, user);
    await undoPosting(key, user, this.services);
    return this.crud.one(id, user);
  }
}
