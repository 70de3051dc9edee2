import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { Resource } from '../../core/model/resource.ts';
import { HistorySentence } from './HistorySentence.tsx';
import { useHistory } from '../../core/data/history.ts';

interface Props {
  readonly of: Resource;
  readonly id: number;
  /** Address of the full history. Missing if the page has no tab for it: then more is shown here, at every width. */
  readonly all?: string;
}

/** The latest changes of a record as a timeline, beside its facts. */
export function LatestChanges({ of, id, all }: Props) {
  const { data, error } = useHistory(of, id);
  if (error) return null;
  const most = all ? 6 : 30;
  return (
    <Paper
      variant="section"
      component="section"
      aria-labelledby="latest-changes"
      sx={all ? { display: { xs: 'none', lg: 'block' } } : {}}
    >
      <Typography variant="h3" component="h2" id="latest-changes" sx={{ mb: 1.5 }}>
        {t('crud.history.latest')}
      </Typography>
      {!data && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('crud.history.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.slice(0, most).map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{
              position: 'relative',
              pl: 2.5,
              pb: 2,
              borderLeft: 1,
              borderColor: 'divider',
              ml: 0.5,
              '&:last-of-type': { borderColor: 'transparent', pb: 0 },
              '&::before': {
                content: '""',
                position: 'absolute',
                left: -5,
                top: 6,
                width: 9,
                height: 9,
                borderRadius: '50%',
                backgroundColor: 'primary.main',
              },
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <HistorySentence of={of} entry={entry} withFields />
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {entry.at}
            </Typography>
          </Box>
        ))}
      </Box>
      {all && data && data.length > most && (
        <Link component={RouterLink} to={all} replace sx={{ display: 'inline-block', mt: 1.5 }}>
          {t('crud.history.all', { count: data.length })}
        </Link>
      )}
    </Paper>
  );
}
