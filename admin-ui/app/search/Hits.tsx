import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import { KindMark } from '../../kit/KindMark.tsx';
import type { Hit } from './hit.ts';

interface Props {
  readonly hits: readonly Hit[];
  /** Index of the hit that Enter opens. */
  readonly at: number;
  readonly onGo: (hit: Hit) => void;
}

/** The icon of a kind in the menu; a dot for one that the menu lacks. */
function iconOf(kind: string) {
  const { screen } = contents().resources[kind]!;
  const items = contents().menu.flatMap((group) => group.items.flatMap((item) => [item, ...(item.items ?? [])]));
  return items.find((item) => item.screen !== undefined && item.screen === screen)?.icon ?? FiberManualRecord;
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
          sx={{ py: 0.25, px: 2, gap: 1.5 }}
        >
          {hit.kind && <KindMark icon={iconOf(hit.kind)} tint={contents().resources[hit.kind]!.tint} />}
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
