import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';

interface Props {
  /** Number of unsaved changes. */
  readonly count: number;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Stays at the lower edge of the page while there are unsaved changes. */
export const SaveBar = ({ count, busy, onSave, onDiscard }: Props) => (
  // A page is padded by 16 px, over which rows would show below the bar.
  <Box role="status" sx={{ position: 'sticky', bottom: -16, zIndex: 1 }}>
    {count > 0 && (
      <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.25 }}>
        <Typography sx={{ fontWeight: 'fontWeightBold', mr: 'auto' }}>
          {t('role.unsaved', { smart_count: count })}
        </Typography>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onDiscard}>
          {t('kit.discard')}
        </Button>
        <Button variant="contained" loading={busy} onClick={onSave}>
          {t('kit.save')}
        </Button>
      </Paper>
    )}
  </Box>
);
