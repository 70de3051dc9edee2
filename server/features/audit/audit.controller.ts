import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { periodOf, startOfDay } from '../../core/records/periods.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe, fileFormat } from '../../http/openapi.ts';
import { key, readQuery, type QueryTexts } from '../../http/query.ts';
import { sendTable } from '../../services/export/export.ts';
import { Audit, type AuditEntry, type AuditQuery } from '../../services/history/audit.ts';
import { Platform } from '../../services/platform.ts';

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

/** Changes to users, roles, permissions and settings, on one page. */
@Controller()
export class AuditController {
  readonly #platform: Platform;
  readonly #audit: Audit;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#audit = new Audit(platform);
  }

  @Get('audit')
  @Access(manage)
  @Describe({
    tag,
    summary: 'Changes of users, roles, permissions and settings, the newest first, 50 at a time',
    query: { ...filter, ...paging },
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { type: 'object' } },
        kinds: { type: 'array', items: { type: 'object' } },
        more: { type: 'boolean' },
      },
    },
  })
  async page(@Query() query: QueryTexts) {
    const rows = await this.#audit.page(this.#read(query), size + 1);
    const kinds = this.#audit.kinds.map(({ name, title }) => ({ name, title }));
    return { rows: rows.slice(0, size), kinds, more: rows.length > size };
  }

  @Get('audit/export')
  @Access(manage)
  @Describe({
    tag,
    summary:
      'Changes of users, roles, permissions and settings as a file: CSV, XLSX or ODS, with a row for each changed field',
    query: { ...filter, ...fileFormat },
  })
  async export(@Query() query: QueryTexts, @Res() response: Response) {
    const table = { name: 'Audit', columns, rows: this.#chunks(this.#read(query)) };
    return sendTable(table, query.format as string | undefined, response);
  }

  async *#chunks(query: AuditQuery): AsyncGenerator<WireRecord[]> {
    const titles = new Map(this.#audit.kinds.map(({ name, title }) => [name, title]));
    for (let before = query.before; ;) {
      const entries = await this.#audit.page({ ...query, before }, 500);
      yield entries.flatMap((entry) => linesOf(entry, titles.get(entry.kind)!));
      if (entries.length < 500) return;
      before = entries.at(-1)!.id;
    }
  }

  /** @throws UserError 422 with a message for each parameter that is wrong */
  #read(query: QueryTexts): AuditQuery {
    const today = this.#platform.clock.today();
    const isKind = (text: string) => this.#audit.kinds.some(({ name }) => name === text);
    const { period, ...rest } = readQuery(
      {
        ...filter,
        ...paging,
        kind: { ...filter.kind, read: (text) => (isKind(text) ? { value: text } : 'There is no such kind.') },
        period: {
          ...filter.period,
          read(text) {
            const days = periodOf(text, today);
            return days ? { value: days } : 'Must be a day, DD/MM/YYYY, or a period such as "This week".';
          },
        },
      },
      query,
    );
    return { ...rest, from: period && startOfDay(period.from), until: period && startOfDay(period.to, 1) };
  }
}

const columns = [
  { name: 'at', title: 'Time' },
  { name: 'user', title: 'User' },
  { name: 'action', title: 'Action' },
  { name: 'kind', title: 'Kind' },
  { name: 'record', title: 'Record' },
  { name: 'field', title: 'Field' },
  { name: 'old', title: 'Before' },
  { name: 'new', title: 'After' },
];

const actions: Readonly<Record<AuditEntry['action'], string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  undo: 'Undid a change',
  send: 'Sent',
  view: 'Viewed as',
  viewEnd: 'Stopped viewing as',
  sessionEnd: 'Signed out on a device',
  secondFactorOn: 'Switched on the second factor',
  secondFactorOff: 'Switched off the second factor',
  secondFactorReset: 'Reset the second factor',
};

const linesOf = ({ at, user, action, recordId, recordName, changes }: AuditEntry, kind: string): WireRecord[] => {
  const shared = { at, user: user.fullName, action: actions[action], kind, record: recordName ?? String(recordId) };
  const fields = changes.length ? changes : [{ title: null, old: null, new: null }];
  return fields.map(({ title, old, new: after }) => ({ ...shared, field: title, old, new: after })) as WireRecord[];
};
