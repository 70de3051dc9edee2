import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PlayCircleOutlineIcon from '@mui/icons-material/PlayCircleOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { HelpVideo } from '../../generated/help-video/types.gen.ts';
import { t } from '../../core/i18n/t.ts';

/** The help videos (BEH-007). Each opens in a new tab. */
export function Videos() {
  const { data, error, refetch } = useGetList<HelpVideo>('helpVideo', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'title', order: 'ASC' },
    filter: { active: true },
  });
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
        <Skeleton variant="rounded" height={160} />
      ) : data.length === 0 ? (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            {t('helpVideo.none')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('helpVideo.noneHint')}</Typography>
        </Paper>
      ) : (
        <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5 }}>
          {data.map(({ id, title, url }) => (
            <li key={id}>
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
            </li>
          ))}
        </Paper>
      )}
    </Box>
  );
}
