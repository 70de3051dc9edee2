import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import { t } from '../../core/i18n/t.ts';

/** Leads to the help videos (BEH-005). On a telephone, where the top bar is short, only the settings menu does. */
export const WatchVideos = () => (
  <IconButton
    component={Link}
    to="/videos"
    aria-label={t('helpVideo.watch')}
    sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
  >
    <SmartDisplayOutlined fontSize="small" />
  </IconButton>
);
