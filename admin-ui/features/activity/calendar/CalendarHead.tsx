import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { MonthPicker } from '../../../kit/fields/MonthPicker.tsx';
import { today } from '../../../core/time/london.ts';
import { kinds, titleOf, turned, type Kind } from './days.ts';
import { PopoverDialog } from '../../../kit/dialogs/PopoverDialog.tsx';

interface Props {
  readonly kind: Kind;
  readonly date: string;
  /** Number of activities; undefined while they load. */
  readonly count: number | undefined;
  /** null on a phone, which shows days only. */
  readonly onKind: ((kind: Kind) => void) | null;
  readonly onDate: (date: string) => void;
}

/** The period that is shown, with buttons for the previous and the next one and for another view. */
export function CalendarHead({ kind, date, count, onKind, onDate }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" onClick={() => onDate(today())}>
        {t('activity.calendar.today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={t(`activity.calendar.${kind}Before`)} onClick={() => onDate(turned(kind, date, -1))}>
          <ChevronLeftIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t(`activity.calendar.${kind}After`)} onClick={() => onDate(turned(kind, date, 1))}>
          <ChevronRightIcon fontSize="small" />
        </IconButton>
      </Box>
      <Button
        color="inherit"
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ fontSize: 'sizes.large', fontWeight: 'fontWeightBold', px: 0.75, '& .MuiButton-endIcon': { ml: 0 } }}
      >
        {titleOf(kind, date, onKind === null)}
      </Button>
      <PopoverDialog anchor={anchor} label={t('activity.calendar.pickDay')} onClose={() => setAnchor(null)}>
        <MonthPicker
          date={date}
          onPick={(day) => {
            setAnchor(null);
            onDate(day);
          }}
        />
      </PopoverDialog>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 84, minHeight: '1lh' }}>
        {count === undefined
          ? ''
          : t('activity.calendar.count', { smart_count: count, count: count.toLocaleString('en-GB') })}
      </Typography>
      {onKind && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={t('activity.calendar.view')}
          onChange={(_, next: Kind | null) => next && onKind(next)}
          sx={{ ml: 'auto', '& .MuiToggleButton-root': { py: 0, minHeight: 32, px: 1.25, textTransform: 'none' } }}
        >
          {kinds.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`activity.calendar.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Box>
  );
}
