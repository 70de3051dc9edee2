import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLLIElement> {
  readonly name: string;
  /** What tells the record from others with a similar name. */
  readonly hint: string;
}

/** A record in a list of choices: its name, and what tells it from others below, which is its description. */
export const ChoiceRow = ({ name, hint, ...props }: Props) => (
  <li {...props} {...(hint && { 'aria-describedby': `${props.id}-hint` })}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
      {hint && (
        <Typography
          id={`${props.id}-hint`}
          aria-hidden
          variant="caption"
          component="div"
          sx={{ color: 'text.secondary' }}
        >
          {hint}
        </Typography>
      )}
    </Box>
  </li>
);
