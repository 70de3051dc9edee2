import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { Hit } from './hit.ts';

interface Props {
  readonly hits: readonly Hit[];
  /** Index of the hit that Enter opens. */
  readonly at: number;
  readonly onGo: (hit: Hit) => void;
}

const intoView = (item: Element | null) => item?.scrollIntoView({ block: 'nearest' });

/** The hits, in groups with titles. */
export const Hits = ({ hits, at, onGo }: Props) => (
  <List
    id="search-hits"
    role="listbox"
    aria-label={t('app.search.results')}
    sx={{ py: hits.length ? 0.5 : 0, maxHeight: 'min(60dvh, 520px)', overflow: 'auto' }}
  >
    {hits.map((hit, i) => (
      <Box key={`${hit.group} ${hit.title} ${i}`}>
        {hit.group !== hits[i - 1]?.group && (
          <Typography
            variant="caption"
            component="div"
            sx={{ px: 2, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 'fontWeightBold' }}
          >
            {hit.group}
          </Typography>
        )}
        <ListItemButton
          id={`hit-${i}`}
          role="option"
          aria-selected={i === at}
          selected={i === at}
          ref={i === at ? intoView : undefined}
          onClick={() => onGo(hit)}
          sx={{ py: 0.25, px: 2 }}
        >
          <ListItemText
            primary={hit.title}
            secondary={hit.detail}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
          />
        </ListItemButton>
      </Box>
    ))}
  </List>
);
