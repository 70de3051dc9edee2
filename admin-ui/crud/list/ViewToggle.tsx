import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Box from '@mui/material/Box';
import { t } from '../../core/i18n/t.ts';
import { useList } from './list-context.ts';

/** Switches between the table and the alternative view of a list. */
export function ViewToggle() {
  const { view, isOn, setOn } = useList().other;
  if (!view) return null;
  const Icon = view.icon;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isOn}
      aria-label={t('crud.view.label')}
      onChange={(_, next: boolean | null) => next !== null && setOn(next)}
      sx={{ '& .MuiToggleButton-root': { py: 0, minHeight: 32, px: 1.25, gap: 0.75, textTransform: 'none' } }}
    >
      <ToggleButton value={false} aria-label={t('crud.view.list')}>
        <FormatListBulletedIcon fontSize="small" />
        <Text>{t('crud.view.list')}</Text>
      </ToggleButton>
      <ToggleButton value aria-label={view.title}>
        <Icon fontSize="small" />
        <Text>{view.title}</Text>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** Only the icons fit beside the title on a telephone. */
const Text = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
    {children}
  </Box>
);
