import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { unseen } from '../../core/theme/unseen.ts';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly picture: ReactNode;
}

interface Props<T extends string> {
  readonly title: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly columns: number;
  /** Whether the label of a choice is for screen readers and the tooltip only. */
  readonly hidesLabels?: boolean;
  readonly onChange: (value: T) => void;
}

/** Radio buttons that look like what they choose. */
export function PictureChoice<T extends string>({ title, value, choices, columns, hidesLabels, onChange }: Props<T>) {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1, color: 'text.primary', fontWeight: 'fontWeightBold' }}>
        {title}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 1 }}>
        {choices.map((choice) => (
          <Box
            key={choice.value}
            component="label"
            title={hidesLabels ? choice.label : undefined}
            sx={{
              position: 'relative',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 0.5,
              p: 0.5,
              border: 2,
              borderColor: choice.value === value ? 'primary.main' : 'divider',
              borderRadius: 1,
              cursor: 'pointer',
              '&:hover': { backgroundColor: 'action.hover' },
              '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              sx={unseen}
            />
            {choice.picture}
            <Typography variant="caption" component="span" sx={hidesLabels ? unseen : { textAlign: 'center' }}>
              {choice.label}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
