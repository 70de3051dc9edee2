import type { WireRecord } from '../../core/records/wire.ts';
import type { TableSource } from '../../services/export/table.ts';
import { Audit, type AuditEntry, type AuditQuery } from '../../services/history/audit.ts';
import type { ReadServices } from '../../services/read-services.ts';

/** Changes of users, roles, permissions and settings, with a row for each changed field. */
const auditTable: TableSource<AuditQuery, ReadServices> = {
  name: 'audit',
  table: async (query, _user, { database, registry, records }) => ({
    name: 'Audit',
    columns,
    rows: chunks(new Audit(database, registry, records), query),
  }),
};

export default auditTable;

async function* chunks(audit: Audit, query: AuditQuery): AsyncGenerator<WireRecord[]> {
  const titles = new Map(audit.kinds.map(({ name, title }) => [name, title]));
  for (let before = query.before; ;) {
    const entries = await audit.page({ ...query, before }, 500);
    yield entries.flatMap((entry) => linesOf(entry, titles.get(entry.kind)!));
    if (entries.length < 500) return;
    before = entries.at(-1)!.id;
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
  replace: 'Replaced by another',
  merge: 'Merged another into it',
  invite: 'Invited',
  view: 'Viewed as',
  viewEnd: 'Stopped viewing as',
  sessionEnd: 'Signed out on a device',
  secondFactorOn: 'Switched on the second factor',
  secondFactorOff: 'Switched off the second factor',
  secondFactorReset: 'Reset the second factor',
  feedOn: 'Created an address of the calendar feed',
  feedOff: 'Switched off the calendar feed',
};

const linesOf = ({ at, user, action, recordId, recordName, changes }: AuditEntry, kind: string): WireRecord[] => {
  const shared = { at, user: user.fullName, action: actions[action], kind, record: recordName ?? String(recordId) };
  const fields = changes.length ? changes : [{ title: null, old: null, new: null }];
  return fields.map(({ title, old, new: after }) => ({ ...shared, field: title, old, new: after })) as WireRecord[];
};
