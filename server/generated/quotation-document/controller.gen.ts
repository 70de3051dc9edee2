// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { QuotationDocument } from './types.gen.ts';

const tag = 'Sent quotations';

@Controller()
export class QuotationDocumentController {
  readonly #crud: Crud<QuotationDocument>;

  constructor(@InjectCrud('quotationDocument') crud: Crud<QuotationDocument>) {
    this.#crud = crud;
  }

  @Get('quotationdocuments/:quotation')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag,
    summary: 'List sent quotations (by quotation)',
    query: listQuery('QuotationDocument'),
    returns: 'QuotationDocument[]',
  })
  quotationdocuments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { quotation: params.quotation });
  }
}
