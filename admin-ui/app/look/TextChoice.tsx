import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props<T extends string> {
  readonly title: string;
  readonly value: T;
  /** Values with their labels. */
  readonly choices: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

/** Two or three choices side by side, under a title. */
export function TextChoice<T extends string>({ title, value, choices, onChange }: Props<T>) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 'fontWeightBold', mb: 1 }}>
        {title}
      </Typography>
      <ToggleButtonGroup
        aria-labelledby={id}
        exclusive
        fullWidth
        size="small"
        value={value}
        onChange={(_, next: T | null) => next !== null && onChange(next)}
      >
        {choices.map(([one, label]) => (
          <ToggleButton
            key={one}
            value={one}
            sx={{ textTransform: 'none', '&.Mui-selected': { color: 'text.primary' } }}
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
