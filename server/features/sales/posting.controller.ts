import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Database } from '../../core/db/database.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import { BulkSave } from '../../services/save/bulk-save.ts';
import { requireScope } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { badRequest, invalid } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import { readId, wholeNumber } from '../../core/records/request.ts';
import { accountNumber, branchOf, customerOf } from './account.ts';
import { kinds, saveYear, type Kind } from './year.ts';

const tag = 'Sales posting';
const post = { permission: 'ViewSalesImport' } as const;
const branch = { description: 'Key, code or name.', type: ['integer', 'string'] };
const custCode = { type: ['string', 'integer'] };
const rowOf = ({ list, value }: Kind) => ({
  type: 'object',
  required: ['sYear', 'branch', 'custCode', list],
  properties: {
    sYear: { type: 'integer' },
    branch,
    custCode,
    errMsg: { type: ['string', 'null'] },
    [list]: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          sMonth: { description: '1 to 12, or a name: March, Mar.', type: ['integer', 'string'] },
          [value]: { type: 'number' },
        },
      },
    },
  },
});

/**
 * Posts figures from a spreadsheet. The calls for one row are for other clients: the pages send batches (AMB-077,
 * BEH-116), because a sheet of 20,000 rows would take minutes otherwise.
 */
@Controller()
export class PostSalesController {
  constructor(
    private readonly bulk: BulkSave,
    private readonly cruds: Cruds,
    private readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
  ) {}

  @Post('addsalesbyyear')
  @HttpCode(200)
  @Access(post)
  @Describe({
    tag,
    summary: "Save an account's actual sales of a year",
    body: rowOf(kinds.actual),
    returns: 'ActualSales[]',
  })
  saveSales(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#save(body, kinds.actual, user);
  }

  @Post('addforecastbyyear')
  @HttpCode(200)
  @Access(post)
  @Describe({
    tag,
    summary: "Save an account's forecasts of a year",
    body: rowOf(kinds.forecast),
    returns: 'SalesForecast[]',
  })
  saveForecasts(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#save(body, kinds.forecast, user);
  }

  @Post('getCustIdForBranch')
  @HttpCode(200)
  @Access(post)
  @Describe({
    tag,
    summary: 'The customer who has an account number at a branch',
    body: { type: 'object', required: ['mbpBranch', 'custCode'], properties: { mbpBranch: branch, custCode } },
    returns: { type: 'object', properties: { customerId: { type: 'integer' } } },
    inView: true,
  })
  async customerId(@Body() body: unknown) {
    const { mbpBranch, custCode: code, ...unknown } = (body ?? {}) as Record<string, unknown>;
    if (Object.keys(unknown).length) throw badRequest('The body must be { mbpBranch, custCode }.');
    const place = await branchOf(mbpBranch, 'mbpBranch', this.records);
    const { key } = await customerOf(place, accountNumber(code), this.records);
    return { customerId: key };
  }

  /**
   * Deletes all figures of the year at the branch, or none. If there are none, the year or branch is probably wrong, so
   * the call is refused (AMB-076).
   */
  @Delete('deletesales/:year/:branch')
  @Access(post)
  @Describe({
    tag,
    summary: 'Delete the actual sales of a year at a branch',
    params: { year: { schema: { type: 'integer', minimum: 2000, maximum: 2100 } } },
    returns: { type: 'object', properties: { deleted: { type: 'integer' } } },
  })
  async remove(@CurrentUser() user: SessionUser, @Param() params: Record<string, string>) {
    const sYear = wholeNumber('year', params.year, 2000, 2100);
    const { registry, records, database, bulk } = this;
    const place = await branchOf(readId(params.branch, 'branch'), 'branch', records);
    const definition = registry.definition('actualSales');
    await requireScope(definition, { branch: place }, definition.access.remove, user, { registry, records });
    return database.write(async () => {
      let deleted = 0;
      for (;;) {
        const some = await records.find(definition, { sYear, branch: place.key });
        if (!some.length) break;
        await bulk.remove(definition, some, user);
        deleted += some.length;
      }
      if (!deleted) throw invalid({ branch: `There are no actual sales for ${sYear} at ${place.display}.` });
      return { deleted };
    });
  }

  #save(body: unknown, kind: Kind, user: SessionUser) {
    const { cruds, database, records, registry } = this;
    return saveYear(body, kind, user, { cruds, database, records, registry });
  }
}
