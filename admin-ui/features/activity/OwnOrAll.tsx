import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';

/** Switches between all activities and the user's own (AMB-027). */
export function OwnOrAll({ record }: SlotProps<Partial<Activity>>) {
  const own = useLocation().pathname === '/myActivities';
  if (Object.keys(record).length) return null;
  return (
    <Button component={Link} to={own ? '/activities' : '/myActivities'} color="inherit">
      {t(own ? 'activity.all' : 'activity.mine')}
    </Button>
  );
}
