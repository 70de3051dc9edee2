import BlockIcon from '@mui/icons-material/Block';
import CallOutlinedIcon from '@mui/icons-material/CallOutlined';
import CheckIcon from '@mui/icons-material/Check';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import TaskAltOutlinedIcon from '@mui/icons-material/TaskAltOutlined';
import UpdateIcon from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme, type SxProps } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { activityStatusKeys } from '../../../generated/activity-status/codes.gen.ts';
import { activityTypeKeys } from '../../../generated/activity-type/codes.gen.ts';
import { unseen } from '../../../core/theme/unseen.ts';
import { tell } from '../../../core/time/london.ts';
import type { Entry } from './place.ts';
import type { Move } from './use-move.ts';

type Icon = ComponentType<{ sx?: SxProps }>;

const kinds: Readonly<Record<number, Icon>> = {
  [activityTypeKeys.Meeting]: GroupsOutlinedIcon,
  [activityTypeKeys.Call]: CallOutlinedIcon,
  [activityTypeKeys.Task]: TaskAltOutlinedIcon,
};

/** Icons, so that colour is not the only sign. */
const signs: Readonly<Record<number, Icon>> = {
  [activityStatusKeys.Overdue]: PriorityHighIcon,
  [activityStatusKeys.Rescheduled]: UpdateIcon,
  [activityStatusKeys.Completed]: CheckIcon,
  [activityStatusKeys.Cancelled]: BlockIcon,
};

interface Props {
  readonly entry: Entry;
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  /** How many lines of text there is room for. */
  readonly lines: number;
  /** Shows where it would be dropped. */
  readonly isGhost?: boolean;
}

/** One activity: its kind, status and subject. */
export function EntryButton({ entry, move, onOpen, lines, isGhost = false }: Props) {
  const { activity, start } = entry;
  const { activityId, subject, customer } = activity;
  const status = activity.activityStatus?.id ?? 0;
  const colour = activity.activityStatus?.colourCode ?? 'currentColor';
  const { palette } = useTheme();
  const Kind = kinds[activity.activityType?.id ?? 0];
  const Sign = signs[status];
  const isAway = !isGhost && move.moving?.activity.activityId === activityId;
  const isOff = status === activityStatusKeys.Cancelled;
  return (
    <ButtonBase
      {...(isGhost
        ? { component: 'span', 'aria-hidden': true, tabIndex: -1 }
        : {
            'data-activity': activityId,
            title: nameOf(entry),
            onPointerDown: (event: React.PointerEvent<HTMLElement>) => move.grab(event, activity),
            onKeyDown: (event: React.KeyboardEvent) => move.key(event, activity),
            onBlur: move.leave,
            onClick: () => !move.isDrag() && onOpen(entry),
          })}
      sx={{
        width: '100%',
        height: '100%',
        minHeight: 24,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        textAlign: 'left',
        overflow: 'hidden',
        px: 0.75,
        py: lines > 1 ? 0.5 : 0,
        font: 'inherit',
        fontSize: 12,
        lineHeight: '16px',
        containerType: 'inline-size',
        borderRadius: 1,
        borderLeft: 3,
        borderColor: colour,
        color: 'text.primary',
        backgroundColor: `color-mix(in srgb, ${colour} 16%, ${palette.background.paper})`,
        opacity: isAway || move.pending.has(activityId) ? 0.5 : 1,
        ...(isGhost && { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid', pointerEvents: 'none' }),
        '&:hover': { backgroundColor: `color-mix(in srgb, ${colour} 26%, ${palette.background.paper})` },
      }}
    >
      {!isGhost && (
        <Box component="span" sx={unseen}>
          {nameOf(entry)}
        </Box>
      )}
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
            fontWeight: 600,
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            ...(isOff && { textDecoration: 'line-through' }),
          }}
        >
          {subject}
        </Box>
        {Sign && <Sign sx={{ fontSize: 14, flexShrink: 0 }} />}
      </Box>
      {lines > 1 && <Cut>{customer?.custName ?? activity.activityType?.activityTypeName}</Cut>}
      {lines > 2 && (
        <Cut>{[activity.activityStatus?.statusName, activity.user?.fullName].filter(Boolean).join(' · ')}</Cut>
      )}
    </ButtonBase>
  );
}

const Cut = ({ children }: { readonly children: React.ReactNode }) => (
  <Box component="span" aria-hidden sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** `Call: Ring about slates, Monday 23 November 10:00 to 10:45, Upcoming, HUNT HEATING`. */
function nameOf({ activity, start, end }: Entry): string {
  const { subject, activityType, activityStatus, customer, user } = activity;
  const day = (date: string) => tell(date, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = start
    ? `${day(start.date)} ${start.time} to ${end.date === start.date ? '' : `${day(end.date)} `}${end.time}`
    : day(end.date);
  return [
    `${activityType?.activityTypeName}: ${subject}`,
    time,
    activityStatus?.statusName,
    customer?.custName,
    user?.fullName,
  ]
    .filter(Boolean)
    .join(', ');
}
