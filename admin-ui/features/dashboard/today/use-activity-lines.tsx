import CheckIcon from '@mui/icons-material/Check';
import UpdateIcon from '@mui/icons-material/Update';
import { Suspense, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { activityStatusKeys } from '../../../../schemas/generated/activity-status.gen.ts';
import { call } from '../../../core/data/http.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { later } from '../../../kit/later.tsx';
import { activityStatusChange } from '../../activity/status-change.ts';
import type { ActivityStatusDialogProps, StatusDetails } from '../../activity/status.ts';
import { lineKeys } from './keys.ts';
import { listAt, type Line, type LineAction, type Lines } from './line.ts';
import { t } from './texts.ts';
import type { Complain, Take } from './use-take.ts';
import type { Due, Section } from './use-today.ts';
import { dueOf } from './when.ts';

const DeadlineDialog = later(() => import('./DeadlineDialog.tsx').then((module) => module.default));

const { Task, Upcoming, Overdue, Rescheduled, Completed } = activityStatusKeys;
const open = [Task, Upcoming, Overdue, Rescheduled];
const all = listAt('/myActivities', { activityStatus: open }, 'startDate');

/** What the dialog that is open asks for. */
type Asked =
  | {
      readonly kind: 'status';
      readonly id: string;
      readonly row: Due;
      readonly to: number;
      readonly Dialog: ComponentType<ActivityStatusDialogProps>;
    }
  | { readonly kind: 'deadline'; readonly id: string; readonly row: Due };

/** The lines of activities. Completing asks for the result where the status flow needs one; a task gets a new deadline. */
export function useActivityLines(take: Take, complain: Complain) {
  const session = useSession();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayChange = allowsChange(session, { permission: 'EditCustomers' });
  const close = () => setAsked(null);

  const become = (id: string, row: Due, to: number, details?: StatusDetails) =>
    take(id, () => activityStatusChange.send(row, to, details), activityStatusChange.texts!.updated);

  function start(id: string, row: Due, to: number) {
    const Dialog = activityStatusChange.dialogFor(row, to);
    if (Dialog) setAsked({ kind: 'status', id, row, to, Dialog });
    else void become(id, row, to).catch(complain(row.subject!));
  }

  const move = ({ id, row }: Extract<Asked, { kind: 'deadline' }>, date: string) => {
    const body = { deadlineDate: date, version: row.version };
    const send = () => call(`activity/${row.activityId}`, { method: 'PUT', body });
    return take(id, send, t('today.moved', { subject: row.subject!, date }));
  };

  function actionsOf(id: string, row: Due): LineAction[] {
    if (!mayChange) return [];
    const reschedule = () => (row.startDate ? start(id, row, Rescheduled) : setAsked({ kind: 'deadline', id, row }));
    const isMovable = !row.startDate || [Upcoming, Overdue].some((status) => status === row.activityStatus?.id);
    return [
      {
        key: lineKeys.deal,
        label: t('today.complete'),
        Icon: CheckIcon,
        run: () => start(id, row, Completed),
      },
      ...(isMovable
        ? [{ key: lineKeys.reschedule, label: t('today.reschedule'), Icon: UpdateIcon, run: reschedule }]
        : []),
    ];
  }

  /** The person who is away, if the line is not the user's own. */
  const forWhom = ({ user }: Due): string =>
    user && user.id !== session?.profile.id ? t('today.for', { name: user.fullName ?? '' }) : '';

  function lineOf(name: string, row: Due): Line {
    const id = `${name} ${row.activityId}`;
    const contact = row.contact?.contactName ?? '';
    const to = `/activities/${row.activityId}/detail`;
    const title = row.subject ?? '';
    // Many subjects name the contact already.
    const isNamed = title.toLowerCase().includes(contact.toLowerCase());
    return {
      id,
      title,
      to,
      open: () => void navigate(to),
      facts: [forWhom(row), row.customer?.custName ?? '', isNamed ? '' : contact].filter(Boolean),
      when: dueOf(row),
      phone: row.phoneNo ? { name: contact || (row.customer?.custName ?? ''), number: row.phoneNo } : null,
      actions: actionsOf(id, row),
    };
  }

  const dialog = asked && (
    <Suspense>
      {asked.kind === 'status' ? (
        <asked.Dialog
          record={asked.row}
          onSave={(details) => become(asked.id, asked.row, asked.to, details).then(close)}
          onClose={close}
        />
      ) : (
        <DeadlineDialog row={asked.row} onSave={(date) => move(asked, date).then(close)} onClose={close} />
      )}
    </Suspense>
  );

  const linesOf = (name: 'overdue' | 'today' | 'next', { rows, total, exact }: Section<Due>): Lines => ({
    name,
    lines: rows.map((row) => lineOf(name, row)),
    total,
    exact,
    all,
  });
  return { linesOf, dialog };
}
