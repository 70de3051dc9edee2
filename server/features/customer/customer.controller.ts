import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { badRequest } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import { Records } from '../../core/records/records.ts';
import { wholeNumber } from '../../core/records/request.ts';

const tag = 'Customers';
type Search = { readonly searchText?: string } | null;
const wrongSearch = 'The body must be { searchText }.';
const found = {
  tag,
  returns: 'Customer[]',
  body: { type: 'object', properties: { searchText: { type: 'string' } }, errorMessage: wrongSearch },
};
const inUse = { type: 'object', properties: { exists: { type: 'boolean' }, branchName: { type: ['string', 'null'] } } };

const any = { schema: { type: 'integer', minimum: 0, maximum: 2147483647, description: 'A key, or 0 for any.' } };

/** Calls besides CRUD: the searches of the selection dialog and the checks of account numbers. */
@Controller()
export class CustomerCallsController {
  constructor(
    @InjectCrud('customer') private readonly crud: Crud<Customer>,
    private readonly records: Records,
  ) {}

  /** Scope 0: all customers. 1: the user's region. 2: the user's branch (BEH-086). */
  @Post('searchCustomers/:scope')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    ...found,
    summary: 'Find customers within a scope: 0 all, 1 own region, 2 own branch',
    params: { scope: { schema: { type: 'integer', enum: [0, 1, 2] } } },
    inView: true,
  })
  searchByScope(@CurrentUser() user: SessionUser, @Param('scope') scope: string, @Body() body?: Search) {
    const { defRegion, defBranch } = user.facts;
    const where = [{}, { region: defRegion }, { mbpBranch: defBranch }][wholeNumber('scope', scope, 0, 2)]!;
    return this.crud.search(searchText(body), user, where);
  }

  /** 0 means any branch or region. `*` means that the text is in the body (AMB-034). */
  @Post(['searchCustomers/:branch/:region/:text', 'customerquickquery/:branch/:region/:text'])
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    ...found,
    params: { text: 'string', branch: any, region: any },
    summary: 'Find customers of a branch and a region; 0 is any',
    inView: true,
  })
  searchWithin(@CurrentUser() user: SessionUser, @Param() params: Record<string, string>, @Body() body?: Search) {
    const limit = (name: 'branch' | 'region') => wholeNumber(name, params[name], 0, 2147483647) || null;
    const [mbpBranch, region] = [limit('branch'), limit('region')];
    const path = params.text === '*' ? undefined : params.text!;
    const given = searchText(body, path);
    return this.crud.search(path ?? given, user, { ...(mbpBranch && { mbpBranch }), ...(region && { region }) });
  }

  @Get('checkCustCode/:custCode/:branch')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    params: { custCode: 'string', branch: any },
    summary: 'Whether an account number is used in a branch',
    returns: inUse,
  })
  checkCustCode(@Param() params: Record<string, string>) {
    return this.#inUse(params.custCode!, wholeNumber('branch', params.branch, 0, 2147483647));
  }

  @Post('checkCustCodeExist')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'Whether an account number is used, in a branch or anywhere',
    body: {
      type: 'object',
      required: ['custCode'],
      properties: {
        custCode: { type: 'string' },
        branchId: { type: ['integer', 'null'], minimum: 0, maximum: 2147483647 },
      },
      errorMessage: 'The body must be { custCode, branchId }.',
    },
    returns: inUse,
    inView: true,
  })
  checkCustCodeExist(@Body() { custCode, branchId }: { custCode: string; branchId?: number | null }) {
    return this.#inUse(custCode, branchId ?? 0);
  }

  async #inUse(custCode: string, branch: number) {
    const [holder] = await this.records.find('customer', {
      custCode: custCode.trim().toUpperCase(),
      ...(branch && { mbpBranch: branch }),
    });
    return { exists: holder !== undefined, branchName: holder?.mbpBranch?.display ?? null };
  }
}

/** @throws UserError 400 if there is no text */
function searchText(body: Search | undefined, standard?: string): string {
  const text = body?.searchText ?? standard;
  if (text === undefined) throw badRequest(wrongSearch);
  return text;
}
