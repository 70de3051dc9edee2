import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { periodOf, startOfDay } from '../../core/records/periods.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe, fileFormat, tableFile } from '../../http/openapi.ts';
import { key, readQuery, type QueryTexts } from '../../http/query.ts';
import { fileFormatOf } from '../../services/export/exports.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Audit, type AuditQuery } from '../../services/history/audit.ts';
import auditTable from './audit.table.ts';
import { Clock } from '../../core/time/clock.ts';
import { Exports } from '../../services/export/exports.ts';
import { historyEntry, listOf, object, orNull, string, yesNo } from '../../http/shapes.ts';

const tag = 'Audit';
const manage = { permission: 'ViewUsersRoles' } as const;
const filter = {
  kind: { schema: { type: 'string', description: 'Name of an entity.' } },
  user: key('User', 'Key of the user who made the change.'),
  period: { schema: { type: 'string', description: 'A day, DD/MM/YYYY, or a period such as "This week".' } },
};
const paging = { before: key('Before', 'Only changes older than the one with this id.') };
/** Entries of a page. */
const size = 50;

const entry = historyEntry({ kind: string, recordName: orNull(string) });

/** Changes to users, roles, permissions and settings, on one page. */
@Controller()
export class AuditController {
  constructor(
    private readonly clock: Clock,
    private readonly exports: Exports,
    private readonly audit: Audit,
  ) {}

  @Get('audit')
  @Access(manage)
  @Describe({
    tag,
    summary: 'Changes of users, roles, permissions and settings, the newest first, 50 at a time',
    query: { ...filter, ...paging },
    returns: object({ rows: listOf(entry), kinds: listOf(object({ name: string, title: string })), more: yesNo }),
  })
  async page(@Query() query: QueryTexts) {
    const rows = await this.audit.page(this.#read(query), size + 1);
    const kinds = this.audit.kinds.map(({ name, title }) => ({ name, title }));
    return { rows: rows.slice(0, size), kinds, more: rows.length > size };
  }

  @Get('audit/export')
  @Access(manage)
  @Describe({
    tag,
    summary:
      'Changes of users, roles, permissions and settings as a file: CSV, XLSX or ODS, with a row for each changed field',
    query: { ...filter, ...fileFormat },
    files: tableFile,
  })
  async export(@CurrentUser() user: SessionUser, @Query() query: QueryTexts, @Res() response: Response) {
    const format = fileFormatOf(query.format);
    return this.exports.send(auditTable, this.#read(query), { user, format, title: 'Audit' }, response);
  }

  /** @throws UserError 422 with a message for each parameter that is wrong */
  #read(query: QueryTexts): AuditQuery {
    const calendar = this.clock.calendar();
    const isKind = (text: string) => this.audit.kinds.some(({ name }) => name === text);
    const { period, ...rest } = readQuery(
      {
        ...filter,
        ...paging,
        kind: { ...filter.kind, read: (text) => (isKind(text) ? { value: text } : 'There is no such kind.') },
        period: {
          ...filter.period,
          read(text) {
            const days = periodOf(text, calendar);
            return days ? { value: days } : 'Must be a day, DD/MM/YYYY, or a period such as "This week".';
          },
        },
      },
      query,
    );
    return { ...rest, from: period && startOfDay(period.from), until: period && startOfDay(period.to, 1) };
  }
}
