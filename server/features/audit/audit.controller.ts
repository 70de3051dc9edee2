import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { invalid } from '../../core/errors/errors.ts';
import { periodOf, startOfDay } from '../../core/records/periods.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { sendTable } from '../../services/export/export.ts';
import { Audit, type AuditEntry, type AuditQuery } from '../../services/history/audit.ts';
import { Platform } from '../../services/platform.ts';

const tag = 'Audit';
const manage = { permission: 'ViewUsersRoles' } as const;
const text = { type: 'string' };
const filter = {
  kind: { ...text, description: 'Name of an entity.' },
  user: { type: 'integer', description: 'Key of the user who made the change.' },
  period: { ...text, description: 'A day, DD/MM/YYYY, or a period such as "This week".' },
};
/** Entries of a page. */
const size = 50;

type Params = Readonly<Record<string, unknown>>;

/** Changes of users, roles, permissions and settings, on one page. */
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
    query: { ...filter, before: { type: 'integer', description: 'Only changes older than the one with this id.' } },
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { type: 'object' } },
        kinds: { type: 'array', items: { type: 'object' } },
        more: { type: 'boolean' },
      },
    },
  })
  async page(@Query() query: Params) {
    const rows = await this.#audit.page(this.#read(query), size + 1);
    const kinds = this.#audit.kinds.map(({ name, title }) => ({ name, title }));
    return { rows: rows.slice(0, size), kinds, more: rows.length > size };
  }

  @Get('audit/export')
  @Access(manage)
  @Describe({
    tag,
    summary: 'Changes of users, roles, permissions and settings as a file, CSV or XLSX: a row for each changed field',
    query: { ...filter, format: { type: 'string', enum: ['csv', 'xlsx'] } },
  })
  async export(@Query() { format, ...query }: Params, @Res() response: Response) {
    const table = { name: 'Audit', columns, rows: this.#walk(this.#read(query)) };
    return sendTable(table, format as string | undefined, response);
  }

  async *#walk(query: AuditQuery): AsyncGenerator<WireRecord[]> {
    const titles = new Map(this.#audit.kinds.map(({ name, title }) => [name, title]));
    for (let before = query.before; ;) {
      const entries = await this.#audit.page({ ...query, before }, 500);
      yield entries.flatMap((entry) => linesOf(entry, titles.get(entry.kind)!));
      if (entries.length < 500) return;
      before = entries.at(-1)!.id;
    }
  }

  /** @throws UserError 422 with a message for each parameter that is wrong or unknown */
  #read(query: Params): AuditQuery {
    const errors: Record<string, string> = {};
    const { kind = '', user = '', period = '', before = '', ...unknown } = query;
    for (const name of Object.keys(unknown)) errors[name.slice(0, 60)] = 'Unknown filter.';
    const key = (name: string, value: unknown) => {
      if (value !== '' && !/^[1-9]\d{0,9}$/.test(String(value))) errors[name] = 'Must be a whole number.';
      return value === '' ? null : Number(value);
    };
    if (kind !== '' && !this.#audit.kinds.some(({ name }) => name === kind)) errors.kind = 'There is no such kind.';
    const days = period === '' ? null : periodOf(String(period), this.#platform.clock.today());
    if (period !== '' && !days) errors.period = 'Must be a day, DD/MM/YYYY, or a period such as "This week".';
    const read = {
      kind: kind === '' ? null : String(kind),
      user: key('user', user),
      from: days && startOfDay(days.from),
      until: days && startOfDay(days.to, 1),
      before: key('before', before),
    };
    if (Object.keys(errors).length) throw invalid(errors);
    return read;
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
