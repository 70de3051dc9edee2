import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { unseen } from '../../../core/theme/unseen.ts';
import { nameOf } from './entry-name.ts';
import { EntryText } from './EntryText.tsx';
import type { Entry } from './place.ts';
import type { Move } from './use-move.ts';

interface Props {
  readonly entry: Entry;
  readonly move: Move;
  readonly onOpen: (entry: Entry) => void;
  /** Number of lines of text that fit. */
  readonly lines: number;
  /** Shows where the entry would be dropped. */
  readonly isGhost?: boolean;
}

/** One activity in the calendar, in the colour of its status. Opens the activity, and can be moved. */
export function EntryButton({ entry, move, onOpen, lines, isGhost = false }: Props) {
  const { activity } = entry;
  const { activityId } = activity;
  const colour = activity.activityStatus?.colourCode ?? 'currentColor';
  const { palette } = useTheme();
  const tinted = (percent: number) => `color-mix(in srgb, ${colour} ${percent}%, ${palette.background.paper})`;
  const isMoving = !isGhost && move.moving?.activity.activityId === activityId;
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
        fontSize: 'sizes.caption',
        lineHeight: '16px',
        containerType: 'inline-size',
        borderRadius: 1,
        borderLeft: 3,
        borderColor: colour,
        color: 'text.primary',
        backgroundColor: tinted(16),
        opacity: isMoving || move.pending.has(activityId) ? 0.5 : 1,
        ...(isGhost && { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid', pointerEvents: 'none' }),
        '&:hover': { backgroundColor: tinted(26) },
      }}
    >
      {!isGhost && (
        <Box component="span" sx={unseen}>
          {nameOf(entry)}
        </Box>
      )}
      <EntryText entry={entry} lines={lines} />
    </ButtonBase>
  );
}
