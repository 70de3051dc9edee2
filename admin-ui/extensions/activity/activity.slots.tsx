import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { lazy, Suspense } from 'react';
import { activitySlots } from '../../generated/activity/slots.gen.ts';
import type { Activity } from '../../generated/activity/types.gen.ts';
import type { SlotProps } from '../../platform/model/resource.ts';
import { PageLoading } from '../../platform/shell/PageLoading.tsx';
import { changed, check, startWith } from './form.ts';
import { OwnOrAll } from './OwnOrAll.tsx';
import { QuickActions } from './QuickActions.tsx';
import { QuoteInput } from './QuoteInput.tsx';
import { DialogStatus, StatusCell } from './StatusCell.tsx';

const Calendar = lazy(() => import('./calendar/Calendar.tsx'));
const NextActivities = lazy(() => import('./NextActivities.tsx'));

const CalendarView = () => (
  <Suspense fallback={<PageLoading />}>
    <Calendar />
  </Suspense>
);

const Next = (props: SlotProps<Activity>) => (
  <Suspense>
    <NextActivities {...props} />
  </Suspense>
);

export default activitySlots({
  'dialog.start': startWith,
  'dialog.changed': changed,
  'dialog.check': check,
  'dialog.status': DialogStatus,
  'dialog.field.quote': QuoteInput,
  'page.status': StatusCell,
  'page.actions': QuickActions,
  'page.more': Next,
  'list.cell.activityStatus': StatusCell,
  'list.toolbar': OwnOrAll,
  'list.view': { title: 'Calendar', icon: CalendarMonthOutlinedIcon, Rows: CalendarView },
});
