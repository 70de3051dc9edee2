import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../core/i18n/t.ts';
import type { Notifications } from './use-notifications.ts';

/** A kind of news, its settings, and the label of its mail switch if the specification has one. */
const kinds = [
  {
    title: t('app.notifications.kinds.reminders'),
    mailLabel: t('app.notifications.reminders'),
    bell: 'getReminderAlert',
    mail: 'getReminderEmail',
    digest: 'getReminderDigest',
  },
  {
    title: t('app.notifications.kinds.notes'),
    mailLabel: t('app.notifications.notes'),
    bell: 'getNotesAlert',
    mail: 'getNotesEmail',
    digest: 'getNotesDigest',
  },
  {
    title: t('app.notifications.kinds.approvals'),
    mailLabel: t('app.notifications.approvals'),
    bell: 'getCustApproveAlert',
    mail: 'getCustApproveEmail',
    digest: 'getCustApproveDigest',
    isForAdmin: true,
  },
  {
    title: t('app.notifications.kinds.support'),
    bell: 'getSupportAlert',
    mail: 'getSupportEmail',
    digest: 'getSupportDigest',
  },
  {
    title: t('app.notifications.kinds.reports'),
    bell: 'getReportAlert',
    mail: 'getReportEmail',
    digest: 'getReportDigest',
  },
];

/** A row for each kind of news, with what is on. Only the role named Admin sees the row of approvals (PER-003). */
export function NotificationKinds({ settings: { isAdmin, isOn, set } }: { readonly settings: Notifications }) {
  const box = (flag: string, label: string, role?: 'switch') => (
    <TableCell align="center" padding="none">
      <Checkbox
        size="small"
        checked={isOn(flag)}
        onChange={(_, on) => set(flag, on)}
        slotProps={{ input: { 'aria-label': label, ...(role && { role }) } }}
      />
    </TableCell>
  );
  return (
    <Table size="small" aria-label={t('app.account.notifications')}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{t('app.notifications.kind')}</TableCell>
          <TableCell align="center">{t('app.notifications.bell')}</TableCell>
          <TableCell align="center" sx={{ whiteSpace: 'nowrap' }}>
            {t('app.notifications.mail')}
          </TableCell>
          <TableCell align="center">{t('app.notifications.digest')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {kinds
          .filter(({ isForAdmin }) => !isForAdmin || isAdmin)
          .map(({ title, mailLabel, bell, mail, digest }) => (
            <TableRow key={title}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                {title}
              </TableCell>
              {box(bell, t('app.notifications.inBell', { kind: title }))}
              {box(mail, mailLabel ?? t('app.notifications.byMail', { kind: title }), mailLabel ? 'switch' : undefined)}
              {box(digest, t('app.notifications.inDigest', { kind: title }))}
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}
