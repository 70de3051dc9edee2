import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { nameOf } from './entry-name.ts';
import type { Entry } from './place.ts';

interface Props {
  readonly entries: readonly Entry[];
  readonly onOpen: (entry: Entry) => void;
}

/** The number of activities that have no room in a crowded hour. Its menu opens each of them. */
export function MoreEntries({ entries, onOpen }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = t('activity.calendar.more', { count: entries.length });
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        title={title}
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          width: '100%',
          height: '100%',
          minWidth: 24,
          minHeight: 24,
          p: 0,
          alignItems: 'flex-start',
          fontSize: 'sizes.caption',
          lineHeight: '24px',
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        {`+${entries.length}`}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.activity.activityId}
            sx={{ maxWidth: 480, whiteSpace: 'normal' }}
            onClick={() => {
              setAnchor(null);
              onOpen(entry);
            }}
          >
            {nameOf(entry)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
