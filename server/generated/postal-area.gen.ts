// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/postal-area';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { PostalArea } from '../../schemas/generated/postal-area.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { BranchReference, PostalAreaReference, RegionReference, SalesExecReference } from './references.gen.ts';

export const postalArea: EntityDefinition<PostalAreaRecord, PostalAreaReference> = {
  name: 'postalArea',
  title: 'Postal Area',
  plural: 'Postal Areas',
  description:
    'The first characters of post codes, each with its region, branch and sales exec. The longest match counts.',
  kind: 'reference',
  table: 'postal_area',
  key: 'id',
  display: 'areaCode',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'areaCode',
      title: 'Area',
      description: 'An area, a district or a sector: S, S17 or S17 4.',
      type: 'string',
      maxLength: 8,
      pattern: '^[A-Z]{1,2}([0-9][0-9A-Z]?( [0-9])?)?$',
      transform: ['trim', 'upper'],
      column: 'area_code',
    },
    { name: 'region', title: 'Region', type: 'ref', to: 'region', column: 'region_id', only: { active: true } },
    { name: 'mbpBranch', title: 'Branch', type: 'ref', to: 'branch', column: 'mbp_branch_id', only: { active: true } },
    {
      name: 'salesExec',
      title: 'Sales Exec',
      type: 'ref',
      to: 'salesExec',
      column: 'sales_exec_id',
      only: { active: true },
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['areaCode'], message: 'Area is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activePostalAreas'],
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
  sortable: ['id', 'areaCode', 'active', 'region', 'mbpBranch', 'salesExec'],
  filterable: ['id', 'region', 'mbpBranch', 'active', 'salesExec'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Postal Areas',
      columns: ['areaCode', 'region', 'mbpBranch', 'salesExec', 'active'],
      more: [],
      filters: ['region', 'mbpBranch', 'active'],
      where: {},
      sort: { field: 'areaCode', order: 'ASC' },
      sorts: ['areaCode', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  bulk: { set: ['mbpBranch', 'salesExec', 'region'] },
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Postal Area saved',
    updated: 'Postal Area updated',
    removed: 'Postal Area deleted',
    createFailed: 'Error while saving Postal Area',
    updateFailed: 'Error while updating Postal Area',
    removeFailed: 'Error while deleting Postal Area',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type PostalAreaRecord = {
  id: number;
  areaCode: string | null;
  region: RegionReference | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  active: boolean;
  version: number;
};

export interface PostalAreaHooks extends EntityHooks<PostalAreaRecord> {}

const API_TAG = 'Postal Areas';

@Controller()
export class PostalAreaController {
  readonly #crud: Crud<PostalArea>;

  constructor(@InjectCrud('postalArea') crud: Crud<PostalArea>) {
    this.#crud = crud;
  }

  @Get('postalAreas')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List postal areas', query: listQuery('PostalArea'), returns: 'PostalArea[]' })
  postalAreas(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activePostalAreas')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List postal areas (active)',
    query: listQuery('PostalArea'),
    returns: 'PostalArea[]',
  })
  activePostalAreas(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('postalAreas')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a postal area', body: 'PostalAreaInput', returns: 'PostalArea' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('postalAreas/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All postal areas as a file', query: exportQuery('PostalArea'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('postalAreas/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many postal areas',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['postalAreas/:id', 'postalAreas'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a postal area', body: 'PostalAreaInput', returns: 'PostalArea' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('postalAreas/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a postal area, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('postalAreas/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a postal area', returns: 'HistoryEntry[]' })
  postalAreasHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
