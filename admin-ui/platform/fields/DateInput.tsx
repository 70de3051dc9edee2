import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { FieldInfo } from '../model/resource.ts';
import { isDate } from '../time/london.ts';
import type { ControlProps } from './FieldInput.tsx';
import { MonthPicker } from './MonthPicker.tsx';
import { typedDate, useTyped } from './typed.ts';

/** A day, typed in any usual way or picked from a month. */
export function DateInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  required,
  describedBy,
  field,
}: ControlProps & { readonly field: FieldInfo }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const typed = useTyped(value, typedDate, onChange);
  const known = (value as string | null) ?? '';
  const short = field.shortYear && isDate(known) ? known.replace(/\d\d(\d\d)$/, '$1') : known;
  return (
    <>
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        value={typed.shown ?? short}
        error={invalid}
        placeholder={field.shortYear ? 'dd/mm/yy' : 'dd/mm/yyyy'}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={() => {
          typed.settle();
          onBlur();
        }}
        inputRef={inputRef}
        inputProps={{
          maxLength: 10,
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-required': required,
          'aria-describedby': describedBy,
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              id={`${id}-pick`}
              edge="end"
              aria-label="Pick"
              aria-labelledby={`${id}-pick ${id}-label`}
              aria-haspopup="dialog"
              onClick={(event) => setAnchor(event.currentTarget.closest<HTMLElement>('.MuiInputBase-root'))}
            >
              <CalendarMonthOutlinedIcon sx={{ fontSize: 18 }} />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': field.title } as object }}
      >
        <MonthPicker
          date={isDate(known) ? known : null}
          onPick={(date) => {
            onChange(date);
            onBlur();
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
}
