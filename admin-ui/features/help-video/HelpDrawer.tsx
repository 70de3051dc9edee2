import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Keys } from '../../app/shell/Keys.tsx';
import { t } from '../../core/i18n/t.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { usePageHelp } from './use-page-help.ts';
import { useVideos } from './use-videos.ts';
import { VideoLink } from './VideoLink.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** Help beside the page: what it is for, its keys and its videos. */
export function HelpDrawer({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { title, path, text } = usePageHelp();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          elevation: 8,
          sx: { width: 360, maxWidth: '100%', borderLeft: 1, borderColor: 'divider' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 56, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {t('helpVideo.help.title', { page: title })}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('kit.close')} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 3 }}>
        {text && <Typography>{text}</Typography>}
        <Part title={t('helpVideo.title')}>
          <Videos path={path} onClose={onClose} />
        </Part>
        <Part title={t('helpVideo.help.keys')}>
          <Keys />
        </Part>
      </Box>
    </Drawer>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </section>
);

/** The videos that are set for the page, and the way to all of them. */
function Videos({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useVideos();
  if (error) return <LoadFailed text={t('helpVideo.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading height={44} />;
  const videos = data.filter((video) => video.page === path);
  return (
    <>
      {videos.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -2, mb: 1, p: 0 }}>
          {videos.map((video) => (
            <li key={video.id}>
              <VideoLink video={video} />
            </li>
          ))}
        </Box>
      )}
      <Link component={RouterLink} to="/videos" onClick={onClose}>
        {t('helpVideo.all')}
      </Link>
    </>
  );
}
