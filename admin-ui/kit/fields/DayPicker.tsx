import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { isDate } from '../../core/time/london.ts';
import { MonthPicker } from './MonthPicker.tsx';
import { PopoverDialog } from '../dialogs/PopoverDialog.tsx';

interface Props {
  /** Id of the field. Its label has the same id followed by `-label`. */
  readonly id: string;
  readonly title: string;
  /** `21/11/2026`, or an incomplete input. */
  readonly value: string;
  readonly onPick: (date: string) => void;
}

/** Button at the end of a date field that opens a calendar. */
export function DayPicker({ id, title, value, onPick }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <InputAdornment position="end">
      <IconButton
        id={`${id}-pick`}
        edge="end"
        aria-label={t('kit.day.pick')}
        aria-labelledby={`${id}-pick ${id}-label`}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget.closest<HTMLElement>('.MuiInputBase-root'))}
      >
        <CalendarMonthOutlinedIcon sx={{ fontSize: 18 }} />
      </IconButton>
      <PopoverDialog anchor={anchor} label={title} onClose={() => setAnchor(null)}>
        <MonthPicker
          date={isDate(value) ? value : null}
          onPick={(date) => {
            onPick(date);
            setAnchor(null);
          }}
        />
      </PopoverDialog>
    </InputAdornment>
  );
}
