import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { t } from '../../core/i18n/t.ts';

interface Shown {
  /** Only alerts that have not been read. */
  readonly unread: boolean;
  /** Archived alerts too. */
  readonly archived: boolean;
}

interface Props {
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}

/** Which alerts the table shows (ALR-014). */
export const AlertsFilter = ({ shown, onChange }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 1.5 }}>
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('alert.table.which')}
      value={shown.unread}
      onChange={(_, unread: boolean | null) => unread !== null && onChange({ ...shown, unread })}
    >
      <ToggleButton value={false}>{t('alert.table.all')}</ToggleButton>
      <ToggleButton value>{t('alert.table.unread')}</ToggleButton>
    </ToggleButtonGroup>
    <FormControlLabel
      control={
        <Checkbox size="small" checked={shown.archived} onChange={(_, archived) => onChange({ ...shown, archived })} />
      }
      label={t('alert.table.showArchived')}
    />
  </Box>
);
