import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RecordImport } from '../../../schemas/generated/record-import.gen.ts';
import { badRequest } from '../../core/errors/errors.ts';
import { encodings, type Encoding } from '../../core/files/encodings.gen.ts';
import { chosenSheet } from '../../core/files/limits.gen.ts';
import { objectIn, requireKnown } from '../../core/records/body.ts';
import type { RecordImportRecord } from '../../generated/record-import.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { anyObject, listOf, object, orNull, string, yesNo } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Files } from '../../services/files/files.ts';
import { Imports } from '../../services/import/imports.ts';
import { Matching } from '../../services/import/matching.ts';

const tag = 'Imports';
const access = { permission: 'ImportRecords' } as const;
const multipart = {
  type: 'object',
  required: ['file', 'params'],
  properties: {
    file: { type: 'string', format: 'binary' },
    params: {
      ...string,
      description:
        'JSON: kind, the name of the entity such as customer; encoding, of a text file if another is meant than is found.',
    },
  },
};
const mapping = {
  ...anyObject,
  description: 'As the command that imports takes it: columns, split, defaults, lookups.',
};
const matching = object({
  columns: listOf(object({ name: string, examples: listOf(string) })),
  fields: listOf(
    object({
      name: string,
      title: string,
      required: yesNo,
      lookup: orNull(object({ by: string, title: string, canAdd: yesNo })),
    }),
  ),
  proposal: mapping,
  sure: { ...anyObject, description: 'By field: name or content.' },
});

/** The steps of an import: a file is sent, its columns are matched, its rows checked, then imported, perhaps undone. */
@Controller()
export class ImportCallsController {
  constructor(
    @InjectCrud('recordImport') private readonly crud: Crud<RecordImport, RecordImportRecord>,
    private readonly files: Files,
    private readonly imports: Imports,
    private readonly columns: Matching,
  ) {}

  /** The file is read at once, and its rows are kept for seven days. */
  @Post('recordImports')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Send a file to be imported: CSV, TSV, XLSX, ODS or vCard, with at most 100,000 rows',
    body: multipart,
    bodyType: 'multipart/form-data',
    returns: 'RecordImport',
    undoable: false,
  })
  async receive(
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const upload = await this.files.receive(request, response, 'file', chosenSheet.bytes);
    try {
      const { kind, encoding } = readParams(upload.fields.params);
      const file = { path: upload.path, name: upload.name, encoding };
      return await this.crud.one(await this.imports.receive(kind, file, user), user);
    } finally {
      await this.files.discard(upload);
    }
  }

  @Get('recordImports/:id/matching')
  @Access(access)
  @Describe({
    tag,
    summary: 'Columns of the file, the fields that it can give, and a proposed mapping',
    returns: matching,
  })
  async matching(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.columns.of(await this.crud.record(id, user), user);
  }

  /** The rows are checked in the background. */
  @Put('recordImports/:id/mapping')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Say which column becomes which field, and check the rows',
    body: mapping,
    returns: 'RecordImport',
    undoable: false,
  })
  map(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#then(id, user, (record) => this.imports.map(record, objectIn(body), user));
  }

  /** In the background: it goes on when the person leaves. */
  @Post('recordImports/:id/start')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Import the rows, or go on with those that are left',
    returns: 'RecordImport',
    undoable: false,
  })
  start(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.imports.start(record, user));
  }

  /** What has been done stays. */
  @Post('recordImports/:id/stop')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Stop the check, the import or its undo', returns: 'RecordImport', undoable: false })
  stop(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.imports.stop(record, user));
  }

  /** In the background. A record that somebody has changed since, or that others refer to, stays, with the reason. */
  @Post('recordImports/:id/undo')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'Delete what an import has added, and restore what it has changed',
    returns: 'RecordImport',
    undoable: false,
  })
  undo(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.imports.undo(record, user));
  }

  @Post('recordImports/:id/discard')
  @HttpCode(200)
  @Access(access)
  @Describe({ tag, summary: 'Throw away a file that was not imported', returns: 'RecordImport', undoable: false })
  discard(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#then(id, user, (record) => this.imports.discard(record.id, user));
  }

  async #then(id: string, user: SessionUser, act: (record: RecordImportRecord) => Promise<void>) {
    await act(await this.crud.record(id, user));
    return this.crud.one(id, user);
  }
}

/** Reads the part `params` of the form. @throws UserError 400 */
function readParams(text = '{}'): { kind: string; encoding: Encoding | undefined } {
  let params: unknown;
  try {
    params = JSON.parse(text);
  } catch {
    throw badRequest('params must be JSON.');
  }
  const { kind, encoding, ...unknown } = objectIn(params);
  requireKnown(unknown);
  const chosen = encodings.find((one) => one === encoding);
  if ((encoding ?? null) !== null && !chosen)
    throw badRequest(`There is no encoding "${String(encoding).slice(0, 60)}".`);
  return { kind: String(kind ?? ''), encoding: chosen };
}
