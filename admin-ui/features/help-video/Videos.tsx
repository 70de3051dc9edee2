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
        Help videos
      </Typography>
      {error ? (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography sx={{ mb: 2 }}>The help videos could not be loaded.</Typography>
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        </Paper>
      ) : !data ? (
        <Skeleton variant="rounded" height={160} />
      ) : data.length === 0 ? (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            No help videos yet
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            An administrator can add them under Global settings, Help Videos.
          </Typography>
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
                <OpenInNewIcon fontSize="small" titleAccess="Opens in a new tab" sx={{ color: 'text.secondary' }} />
              </ListItemButton>
            </li>
          ))}
        </Paper>
      )}
    </Box>
  );
}
