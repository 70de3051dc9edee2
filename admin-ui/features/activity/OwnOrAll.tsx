import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import type { Activity } from '../../generated/activity/types.gen.ts';
import type { SlotProps } from '../../core/model/resource.ts';

/** From all activities to one's own, and back (AMB-027). */
export function OwnOrAll({ record }: SlotProps<Partial<Activity>>) {
  const own = useLocation().pathname === '/myActivities';
  if (Object.keys(record).length) return null;
  return (
    <Button component={Link} to={own ? '/activities' : '/myActivities'} color="inherit">
      {own ? 'All activities' : 'My activities'}
    </Button>
  );
}
