import TuneIcon from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';

interface Props {
  /** Number of filters in use. */
  readonly active: number;
  /** Number of rows that match them; undefined while it loads. */
  readonly total: number | undefined;
  readonly children: ReactNode;
}

/** The filters of a list on a telephone: a button with the number in use, and a sheet from below. */
export function FilterSheet({ active, total, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Badge badgeContent={active} color="primary">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<TuneIcon />}
          aria-haspopup="dialog"
          aria-label={active ? t('crud.filter.inUse', { smart_count: active }) : t('crud.filter.all')}
          onClick={() => setOpen(true)}
          sx={{ minHeight: 36, borderColor: 'divider', flexShrink: 0 }}
        >
          {t('crud.filter.all')}
        </Button>
      </Badge>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('crud.filter.all'),
            sx: { borderTopLeftRadius: 12, borderTopRightRadius: 12, p: 2, gap: 2, maxHeight: '80vh' },
          } as object,
        }}
      >
        <Typography variant="h2">{t('crud.filter.all')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{children}</Box>
        <Button variant="contained" fullWidth onClick={() => setOpen(false)}>
          {total === undefined
            ? t('crud.filter.done')
            : t('crud.filter.show', { smart_count: total, number: total.toLocaleString('en-GB') })}
        </Button>
      </Drawer>
    </>
  );
}
