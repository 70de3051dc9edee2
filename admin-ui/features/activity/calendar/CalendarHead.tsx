import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MonthPicker } from '../../../kit/fields/MonthPicker.tsx';
import { today } from '../../../core/time/london.ts';
import { kinds, titleOf, turned, type Kind } from './days.ts';

interface Props {
  readonly kind: Kind;
  readonly date: string;
  /** How many activities there are; none while they load. */
  readonly count: number | undefined;
  readonly onKind: ((kind: Kind) => void) | null;
  readonly onDate: (date: string) => void;
}

const words: Readonly<Record<Kind, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** Which time is shown, and the way to another. */
export function CalendarHead({ kind, date, count, onKind, onDate }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" onClick={() => onDate(today())}>
        Today
      </Button>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={`${words[kind]} before`} onClick={() => onDate(turned(kind, date, -1))}>
          <ChevronLeftIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={`${words[kind]} after`} onClick={() => onDate(turned(kind, date, 1))}>
          <ChevronRightIcon fontSize="small" />
        </IconButton>
      </Box>
      <Button
        color="inherit"
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ fontSize: 16, fontWeight: 600, px: 0.75, '& .MuiButton-endIcon': { ml: 0 } }}
      >
        {titleOf(kind, date, onKind === null)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Pick a day' } as object }}
      >
        <MonthPicker
          date={date}
          onPick={(day) => {
            setAnchor(null);
            onDate(day);
          }}
        />
      </Popover>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 84 }}>
        {count === undefined ? '' : `${count.toLocaleString('en-GB')} ${count === 1 ? 'activity' : 'activities'}`}
      </Typography>
      {onKind && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label="Calendar view"
          onChange={(_, next: Kind | null) => next && onKind(next)}
          sx={{ ml: 'auto', '& .MuiToggleButton-root': { py: 0, minHeight: 32, px: 1.25, textTransform: 'none' } }}
        >
          {kinds.map((one) => (
            <ToggleButton key={one} value={one}>
              {words[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Box>
  );
}
