import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { useVideos } from './use-videos.ts';
import { VideoLink } from './VideoLink.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** The help videos (BEH-007). Each opens in a new tab. */
export function Videos() {
  const { data, error, refetch } = useVideos();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('helpVideo.title')}
      </Typography>
      {error ? (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography sx={{ mb: 2 }}>{t('helpVideo.failed')}</Typography>
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            {t('kit.tryAgain')}
          </Button>
        </Paper>
      ) : !data ? (
        <Loading height={160} />
      ) : data.length === 0 ? (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            {t('helpVideo.none')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('helpVideo.noneHint')}</Typography>
        </Paper>
      ) : (
        <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5 }}>
          {data.map((video) => (
            <li key={video.id}>
              <VideoLink video={video} />
            </li>
          ))}
        </Paper>
      )}
    </Box>
  );
}
