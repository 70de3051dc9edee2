// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/product-type';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ProductType } from '../../schemas/generated/product-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ProductTypeReference } from './references.gen.ts';

export const productType: EntityDefinition<ProductTypeRecord, ProductTypeReference> = {
  name: 'productType',
  title: 'Product Type',
  plural: 'Product Types',
  description: 'Kinds of product, and for how many months a price for them is valid.',
  kind: 'reference',
  table: 'product_type',
  key: 'id',
  display: 'productTypeName',
  embed: ['expiryMonths'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'productTypeName',
      title: 'Product Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'product_type_name',
    },
    {
      name: 'expiryMonths',
      title: 'Expiry months',
      description: 'Months until a quotation for it expires.',
      type: 'integer',
      minimum: 0,
      maximum: 120,
      column: 'expiry_months',
      default: 3,
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'productTypeOrder' },
      column: 'position',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['productTypeName'], message: 'Product Type is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeProductTypes'],
  access: {
    read: 'signedIn',
    create: { role: 'showSettings' },
    update: { role: 'showSettings' },
    remove: { role: 'showSettings' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'productTypeName', 'position', 'expiryMonths', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Product Types',
      columns: ['productTypeName', 'expiryMonths', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'productTypeName', 'expiryMonths', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Product Type saved',
    updated: 'Product Type updated',
    removed: 'Product Type deleted',
    createFailed: 'Error while saving Product Type',
    updateFailed: 'Error while updating Product Type',
    removeFailed: 'Error while deleting Product Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ProductTypeRecord = {
  id: number;
  productTypeName: string | null;
  expiryMonths: number | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface ProductTypeHooks extends EntityHooks<ProductTypeRecord> {}

const API_TAG = 'Product Types';

@Controller()
export class ProductTypeController {
  readonly #crud: Crud<ProductType>;

  constructor(@InjectCrud('productType') crud: Crud<ProductType>) {
    this.#crud = crud;
  }

  @Get('productTypes')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List product types', query: listQuery('ProductType'), returns: 'ProductType[]' })
  productTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeProductTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List product types (active)',
    query: listQuery('ProductType'),
    returns: 'ProductType[]',
  })
  activeProductTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('productTypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a product type', body: 'ProductTypeInput', returns: 'ProductType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('productTypes/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All product types as a file',
    query: exportQuery('ProductType'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('productTypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many product types',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['productTypes/:id', 'productTypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a product type', body: 'ProductTypeInput', returns: 'ProductType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('productTypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a product type, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('productTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a product type', returns: 'HistoryEntry[]' })
  productTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
