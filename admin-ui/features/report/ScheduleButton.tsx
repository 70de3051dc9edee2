import ScheduleSendOutlinedIcon from '@mui/icons-material/ScheduleSendOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { isDate } from '../../core/time/london.ts';
import type { Report, ReportQuery } from './use-report.ts';
import { later } from '../../kit/later.tsx';

const ScheduleDialog = later(() =>
  import('../../generated/report-schedule.gen.tsx').then((module) => module.EditDialog),
);

/** Opens the dialog that sends a report regularly, with the period that is shown unless that is fixed days. */
export function ScheduleButton({ report, query }: { readonly report: Report; readonly query: ReportQuery }) {
  const [open, setOpen] = useState(false);
  const mayChange = allowsChange(useSession(), { permission: 'ViewReportGroup' });
  const { from, to } = query;
  if (!mayChange) return null;
  const period = from && from === to && !isDate(from) ? from : 'All';
  return (
    <>
      <IconButton aria-label={t('report.schedule')} onClick={() => setOpen(true)}>
        <ScheduleSendOutlinedIcon fontSize="small" />
      </IconButton>
      {open && (
        <Suspense>
          <ScheduleDialog open defaults={{ report: report.id, period }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
