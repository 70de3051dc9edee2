import BlockIcon from '@mui/icons-material/Block';
import CallOutlinedIcon from '@mui/icons-material/CallOutlined';
import CheckIcon from '@mui/icons-material/Check';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import RepeatIcon from '@mui/icons-material/Repeat';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import TaskAltOutlinedIcon from '@mui/icons-material/TaskAltOutlined';
import UpdateIcon from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { activityStatusKeys } from '../../../../schemas/generated/activity-status.gen.ts';
import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import type { Entry } from './place.ts';

type Icon = ComponentType<{ sx?: SxProps }>;

const kinds: Readonly<Record<number, Icon>> = {
  [activityTypeKeys.Meeting]: GroupsOutlinedIcon,
  [activityTypeKeys.Call]: CallOutlinedIcon,
  [activityTypeKeys.Task]: TaskAltOutlinedIcon,
};

/** Icons, so that colour is not the only sign of a status. */
const signs: Readonly<Record<number, Icon>> = {
  [activityStatusKeys.Overdue]: PriorityHighIcon,
  [activityStatusKeys.Rescheduled]: UpdateIcon,
  [activityStatusKeys.Completed]: CheckIcon,
  [activityStatusKeys.Cancelled]: BlockIcon,
};

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface Props {
  readonly entry: Entry;
  /** Number of lines that fit. */
  readonly lines: number;
}

/** What an entry shows in the room it has: kind, time and subject; then customer; then status and user. */
export function EntryText({ entry: { activity, start }, lines }: Props) {
  const { subject, customer, user } = activity;
  const type = activity.activityType?.activityTypeName ?? '';
  const status = activity.activityStatus?.statusName ?? '';
  const Kind = kinds[activity.activityType?.id ?? 0];
  const Sign = signs[activity.activityStatus?.id ?? 0];
  return (
    <>
      <Box
        aria-hidden
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: lines > 1 ? 16 : 24, minWidth: 0 }}
      >
        {Kind && <Kind sx={{ fontSize: 14, flexShrink: 0, '@container (max-width: 60px)': { display: 'none' } }} />}
        {start && lines > 0 && (
          <Box component="span" sx={{ '@container (max-width: 120px)': { display: 'none' } }}>
            {start.time}
          </Box>
        )}
        <Box
          component="span"
          sx={{
            ...cut,
            fontWeight: 'fontWeightBold',
            flex: 1,
            minWidth: 0,
            ...(activity.activityStatus?.id === activityStatusKeys.Cancelled && { textDecoration: 'line-through' }),
          }}
        >
          {subject}
        </Box>
        {activity.series && (
          <RepeatIcon sx={{ fontSize: 14, flexShrink: 0, '@container (max-width: 60px)': { display: 'none' } }} />
        )}
        {Sign && <Sign sx={{ fontSize: 14, flexShrink: 0 }} />}
      </Box>
      {lines > 1 && <Line>{customer?.custName ?? type}</Line>}
      {lines > 2 && <Line>{[status, user?.fullName].filter(Boolean).join(' · ')}</Line>}
    </>
  );
}

const Line = ({ children }: { readonly children: React.ReactNode }) => (
  <Box component="span" aria-hidden sx={cut}>
    {children}
  </Box>
);
