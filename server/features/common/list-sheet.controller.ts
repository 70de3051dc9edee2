import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { badRequest } from '../../core/errors/errors.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { ListSheet, readSheet } from '../../services/import/list-sheet.ts';
import { referenceList } from './reference-list.ts';
import { SaveServices } from '../../services/save/services.ts';

const tag = 'Reference lists';
const settings = { role: 'showSettings' } as const;
const [integer, text] = [{ type: 'integer' }, { type: 'string' }];
const row = {
  type: 'object',
  required: ['no', 'cells'],
  properties: { no: integer, cells: { type: 'array', items: text }, version: { type: ['integer', 'null'] } },
};
const sheet = {
  type: 'object',
  required: ['columns', 'rows'],
  properties: { columns: { type: 'array', items: text }, rows: { type: 'array', items: row } },
};
const checked = {
  type: 'object',
  properties: {
    no: integer,
    state: { type: 'string', enum: ['new', 'changed', 'unchanged', 'wrong'] },
    version: { type: ['integer', 'null'] },
    changed: { type: 'array', items: integer },
    errors: { type: 'object' },
  },
};

/** Entries of a reference list from a sheet. Browsers read the file, and send headings and cells as texts. */
@Controller()
export class ListSheetController {
  constructor(private readonly services: SaveServices) {}

  @Post('referencelists/:list/sheet/check')
  @HttpCode(200)
  @Access(settings)
  @Describe({
    tag,
    summary: 'Preview of saving a sheet: what would happen to each row, with a message for each wrong cell',
    params: { list: 'string' },
    body: sheet,
    returns: {
      type: 'object',
      properties: {
        columns: { type: 'array', items: { type: ['string', 'null'] } },
        rows: { type: 'array', items: checked },
      },
    },
  })
  check(@CurrentUser() user: SessionUser, @Param('list') list: string, @Body() body: unknown) {
    return this.#of(list, user).check(readSheet(body));
  }

  /** All rows or none, in one transaction. Entries that are not in the sheet stay as they are. */
  @Post('referencelists/:list/sheet')
  @HttpCode(200)
  @Access(settings)
  @Describe({
    tag,
    summary: 'Add and change the entries of a sheet, all or none',
    params: { list: 'string' },
    body: sheet,
    returns: { type: 'object', properties: { added: integer, changed: integer } },
  })
  save(@CurrentUser() user: SessionUser, @Param('list') list: string, @Body() body: unknown) {
    return this.#of(list, user).save(readSheet(body));
  }

  #of(list: string, user: SessionUser): ListSheet {
    const definition = referenceList(this.services.registry, list, user);
    const { operations } = definition;
    if (!operations.includes('create') || !operations.includes('update'))
      throw badRequest(`${definition.plural} cannot be changed.`);
    return new ListSheet(this.services, definition, user);
  }
}
