import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';

/** The box before a value. A click on it adds the value to the others. */
export const Tick = ({ isTicked }: { readonly isTicked: boolean }) => (
  <Box
    component="span"
    data-tick
    aria-hidden
    sx={{
      display: 'inline-flex',
      p: 0.75,
      my: -0.75,
      ml: -1,
      mr: 0.5,
      color: isTicked ? 'primary.main' : 'text.secondary',
    }}
  >
    {isTicked ? <CheckBoxIcon fontSize="small" /> : <CheckBoxOutlineBlankIcon fontSize="small" />}
  </Box>
);

/** How several values are chosen. */
export const ManyHint = ({ keys }: { readonly keys: string }) => (
  <Typography variant="caption" component="p" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
    {t('crud.filter.several', { keys })}
  </Typography>
);
