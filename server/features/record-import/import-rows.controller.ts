import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { RecordImport } from '../../../schemas/generated/record-import.gen.ts';
import { badRequest } from '../../core/errors/errors.ts';
import { fieldOf } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { wholeNumber } from '../../core/records/request.ts';
import type { RecordImportRecord } from '../../generated/record-import.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, fileFormat, tableFile } from '../../http/openapi.ts';
import { anyObject, integer, listOf, object, orNull, string } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Exports, fileFormatOf } from '../../services/export/exports.ts';
import { Imports, type RowChange } from '../../services/import/imports.ts';
import { importable } from '../../services/import/import-of.ts';
import {
  rowFilters,
  StoredRows,
  type RowAction,
  type RowFilter,
  type StoredRow,
} from '../../services/import/stored-rows.ts';
import leftTable from './left.table.ts';

const tag = 'Imports';
const access = { permission: 'ImportRecords' } as const;

/** Rows of a page, and rows that a call can change. */
const pageSize = 100;
/** Names of new entries that are listed for a field. */
const mostNames = 200;

const actions: readonly RowAction[] = ['add', 'update', 'skip'];
const alike = object({
  key: orNull({ ...integer, description: 'Key of the record; null for a row of the file.' }),
  rowNo: orNull({ ...integer, description: 'Number of the row in the file.' }),
  name: string,
  reasons: listOf(object({ title: string, match: { ...string, enum: ['same', 'similar'] } })),
});
const rowShape = object({
  rowNo: { ...integer, description: 'Number of the row in the file.' },
  cells: listOf(string),
  state: { ...string, enum: ['waiting', 'new', 'update', 'duplicate', 'same', 'wrong'] },
  action: { ...orNull(string), enum: [...actions, null] },
  target: orNull({ ...integer, description: 'Key of the record that it changes.' }),
  errors: { ...anyObject, description: 'Messages by index of the column; -1 for the whole row.' },
  offers: { ...anyObject, description: 'What was probably meant, by index of the column.' },
  alike: listOf(alike),
  newNames: { ...anyObject, description: 'Names that a list does not have yet, by field.' },
  outcome: { ...orNull(string), enum: ['added', 'updated', 'skipped', 'refused', null] },
  message: orNull(string),
  recordKey: orNull({ ...integer, description: 'Key of the record that was added or changed.' }),
  undo: { ...orNull(string), enum: ['undone', 'kept', null] },
});
const changes = {
  type: 'object',
  required: ['rows'],
  properties: {
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: pageSize,
      items: {
        type: 'object',
        required: ['rowNo'],
        additionalProperties: false,
        properties: {
          rowNo: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
          cells: {
            type: 'object',
            additionalProperties: { type: 'string', maxLength: 32_767 },
            description: 'Texts by index of the column.',
          },
          action: { enum: actions },
          target: {
            type: 'integer',
            minimum: 1,
            maximum: 2_147_483_647,
            description: 'Key of one of the records that it is like.',
          },
        },
      },
    },
  },
  errorMessage: `The body must be { rows: [{ rowNo, cells, action, target }] }, with at most ${pageSize} rows.`,
};
const decision = {
  type: 'object',
  required: ['state', 'action'],
  properties: { state: { enum: ['new', 'update', 'duplicate'] }, action: { enum: actions } },
  errorMessage: 'The body must be { state, action }: new, update or duplicate; add, update or skip.',
};

/** The rows of an import. */
@Controller()
export class ImportRowsController {
  constructor(
    @InjectCrud('recordImport') private readonly crud: Crud<RecordImport, RecordImportRecord>,
    private readonly imports: Imports,
    private readonly stored: StoredRows,
    private readonly registry: Registry,
    private readonly exports: Exports,
  ) {}

  @Get('recordImports/:id/rows')
  @Access(access)
  @Describe({
    tag,
    summary: `Rows of an import that were checked, ${pageSize} at a time`,
    query: {
      filter: {
        schema: { ...string, enum: rowFilters, default: 'all', description: 'What a check found, or what was done.' },
      },
      page: { schema: { ...integer, minimum: 1, maximum: 1000, default: 1, description: 'From 1.' } },
    },
    returns: listOf(rowShape),
  })
  async rows(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query() { filter = 'all', page = '1' }: Record<string, string>,
  ) {
    const { id: key, checkedCount } = await this.crud.record(id, user);
    if (!rowFilters.includes(filter as RowFilter)) throw badRequest(`filter must be one of ${rowFilters.join(', ')}.`);
    const offset = (wholeNumber('page', page, 1, 1000) - 1) * pageSize;
    return (await this.stored.page(key, filter as RowFilter, checkedCount!, offset, pageSize)).map(shown);
  }

  @Get('recordImports/:id/counts')
  @Access(access)
  @Describe({
    tag,
    summary: 'How many rows a check has found to be new, changed, wrong …, and the list entries that would be added',
    returns: object({
      states: { ...anyObject, description: 'Rows that are not imported, by what the check has found.' },
      ready: { ...integer, description: 'Rows that would be added or updated.' },
      undecided: { ...integer, description: 'Possible duplicates that would be skipped.' },
      entries: listOf(object({ field: string, title: string, list: string, count: integer, names: listOf(string) })),
    }),
  })
  async counts(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { id: key, checkedCount, kind } = await this.crud.record(id, user);
    const counts = await this.stored.counts(key, checkedCount!);
    const names = await this.stored.newNames(key, checkedCount!);
    const definition = importable(kind!, this.registry);
    const open = counts.filter(({ outcome }) => outcome === null);
    const sum = (which: typeof counts) => which.reduce((total, { count }) => total + count, 0);
    const states = ['new', 'update', 'duplicate', 'same', 'wrong'] as const;
    return {
      states: Object.fromEntries(states.map((state) => [state, sum(open.filter((one) => one.state === state))])),
      ready: sum(open.filter(({ action }) => action === 'add' || action === 'update')),
      undecided: sum(open.filter(({ state, action }) => state === 'duplicate' && action === 'skip')),
      entries: Object.entries(names).map(([field, all]) => {
        const { title, to } = fieldOf(definition, field)!;
        const list = this.registry.definition(to!).plural;
        return { field, title, list, count: all.length, names: all.slice(0, mostNames) };
      }),
    };
  }

  /** Each row is checked again at once. */
  @Post('recordImports/:id/rows')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Correct cells of rows, or decide what is done with them',
    body: changes,
    returns: listOf(rowShape),
    undoable: false,
  })
  async correct(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() body: { rows: readonly RowChange[] },
  ) {
    const record = await this.crud.record(id, user);
    const rows = body.rows.map((change) => ({ ...change, cells: change.cells ?? {} }));
    return (await this.imports.correct(record, rows, user)).map(shown);
  }

  @Post('recordImports/:id/decide')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Decide what is done with all rows of a state',
    body: decision,
    returns: 'RecordImport',
    undoable: false,
  })
  async decide(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() { state, action }: { state: 'new' | 'update' | 'duplicate'; action: RowAction },
  ) {
    const fits = action === 'skip' || state === 'duplicate' || action === { new: 'add', update: 'update' }[state];
    if (!fits) throw badRequest(`Rows of the state "${state}" cannot get the action "${action}".`);
    await this.imports.decide(await this.crud.record(id, user), state, action);
    return this.crud.one(id, user);
  }

  @Get('recordImports/:id/left')
  @Access(access)
  @Describe({
    tag,
    summary: 'The rows that were not imported, with the reasons, as a file: CSV, XLSX or ODS',
    query: fileFormat,
    files: tableFile,
  })
  async left(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query('format') format: string | undefined,
    @Res() response: Response,
  ) {
    const { id: key, fileName } = await this.crud.record(id, user);
    const title = `Rows of ${fileName} that were not imported`;
    return this.exports.send(leftTable, { import: key }, { user, format: fileFormatOf(format), title }, response);
  }
}

/** A row as it is answered. */
function shown(row: StoredRow) {
  const { rowNo, cells, state, action, target, errors, offers, alike: others, newNames } = row;
  const { outcome, message, recordKey, undo } = row;
  const checked = { rowNo, cells, state, action, target, errors, offers, alike: others, newNames };
  return { ...checked, outcome, message, recordKey, undo };
}
