import Box from '@mui/material/Box';
import { useId } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Values with their labels. */
  readonly choices: readonly (readonly [T, string])[];
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

/** A few radio buttons side by side. Tab reaches the chosen one; arrow keys choose another. */
export function SegmentedInput<T extends string>({ label, value, choices, disabled = false, onChange }: Props<T>) {
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '& label + label': { borderLeft: 1, borderColor: 'divider' },
      }}
    >
      {choices.map(([one, text]) => (
        <Box
          key={one}
          component="label"
          sx={{
            position: 'relative',
            px: 1.25,
            py: 0.5,
            minHeight: { xs: 40, sm: 32 },
            display: 'flex',
            alignItems: 'center',
            whiteSpace: 'nowrap',
            cursor: disabled ? 'default' : 'pointer',
            color: 'text.secondary',
            // Lies over its label, so that it receives the clicks.
            '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
            '&:hover': { backgroundColor: 'action.hover' },
            '&:has(:checked)': {
              backgroundColor: 'action.selected',
              color: 'text.primary',
              fontWeight: 'fontWeightBold',
            },
            '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          }}
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            disabled={disabled}
            onChange={() => onChange(one)}
          />
          {text}
        </Box>
      ))}
    </Box>
  );
}
