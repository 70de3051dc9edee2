import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PlayCircleOutlineIcon from '@mui/icons-material/PlayCircleOutline';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { HelpVideo } from '../../../schemas/generated/help-video.gen.ts';
import { t } from '../../core/i18n/t.ts';

/** A help video, which opens in a new tab. */
export const VideoLink = ({ video: { title, url } }: { readonly video: HelpVideo }) => (
  <ListItemButton
    component="a"
    href={/^https?:/.test(url!) ? url! : `https://${url}`}
    target="_blank"
    rel="noopener noreferrer"
    sx={{ gap: 1.5, borderRadius: 1, minHeight: 44 }}
  >
    <PlayCircleOutlineIcon color="primary" aria-hidden />
    <Typography sx={{ flex: 1 }}>{title}</Typography>
    <OpenInNewIcon fontSize="small" titleAccess={t('helpVideo.newTab')} sx={{ color: 'text.secondary' }} />
  </ListItemButton>
);
