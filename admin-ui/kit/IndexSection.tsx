import ListItemButton from '@mui/material/ListItemButton';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface IndexEntry {
  readonly title: string;
  readonly to: string;
  /** What the page is for. */
  readonly text?: string | undefined;
  /** Shown at the right. */
  readonly aside?: ReactNode;
}

interface Props {
  readonly title: string;
  readonly entries: readonly IndexEntry[];
}

/** Links to pages under a heading, each with what it is for. */
export const IndexSection = ({ title, entries }: Props) => (
  <Box component="section" aria-label={title} sx={{ mb: 3 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5 }}>
      {entries.map(({ title: name, to, text, aside }) => (
        <li key={to}>
          <ListItemButton component={Link} to={to} sx={{ gap: 2, borderRadius: 1, minHeight: 44, px: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{name}</Typography>
              {text && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text}
                </Typography>
              )}
            </Box>
            <Box sx={{ color: 'text.secondary', textAlign: 'right', flexShrink: 0 }}>{aside}</Box>
          </ListItemButton>
        </li>
      ))}
    </Paper>
  </Box>
);
