import { AssigneeInput } from '../../crud/fields/AssigneeInput.tsx';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Suspense } from 'react';
import type { ActivitySlots } from '../../generated/activity.gen.tsx';
import { t } from '../../core/i18n/t.ts';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { changed, check, startWith } from './form.ts';
import { ConfirmInvited } from './ConfirmInvited.tsx';
import { OwnOrAll } from './OwnOrAll.tsx';
import { QuickActions } from './QuickActions.tsx';
import { QuoteInput } from './QuoteInput.tsx';
import { RepeatsCell, RepeatsMark } from './repeats/RepeatsMark.tsx';
import { repeatsRemoved, repeatsSent } from './repeats/save.ts';
import { activityStatus } from './status-change.ts';
import { later } from '../../kit/later.tsx';

const Calendar = later(() => import('./calendar/Calendar.tsx').then((module) => module.default));
const RepeatsField = later(() => import('./repeats/RepeatsField.tsx').then((module) => module.RepeatsField));
const NextActivities = later(() => import('./NextActivities.tsx').then((module) => module.default));

const CalendarView = () => (
  <Suspense fallback={<PageLoading />}>
    <Calendar />
  </Suspense>
);

export default {
  'dialog.start': startWith,
  'dialog.changed': changed,
  'dialog.check': check,
  'dialog.status': activityStatus.InDialog,
  'dialog.field.user': ({ record }) => <AssigneeInput entity="activity" name="user" record={record} />,
  'dialog.field.quote': QuoteInput,
  'dialog.field.confirmedContacts': ConfirmInvited,
  'dialog.field.series': RepeatsField,
  'page.status': activityStatus.Cell,
  'page.actions': QuickActions,
  'page.aside': NextActivities,
  'list.cell.activityStatus': activityStatus.Cell,
  'list.cell.series': RepeatsCell,
  'list.mark': RepeatsMark,
  'list.toolbar': OwnOrAll,
  'list.view': {
    name: 'calendar',
    title: t('activity.calendar.title'),
    icon: CalendarMonthOutlinedIcon,
    Rows: CalendarView,
  },
  'save.with': repeatsSent,
  'remove.with': repeatsRemoved,
} satisfies ActivitySlots;
