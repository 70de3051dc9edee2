import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Lines } from './line.ts';
import { t } from './texts.ts';
import { TodayLine } from './TodayLine.tsx';

interface Props {
  readonly section: Lines;
  readonly currentId: string | undefined;
  /** The line that Tab reaches. */
  readonly stopId: string | undefined;
  readonly onAt: (id: string) => void;
}

/** A heading with its count and its lines. Without lines, it says so. */
export function TodaySection({ section, currentId, stopId, onAt }: Props) {
  const { name, lines, total, exact } = section;
  const id = useId();
  const title = t(`today.sections.${name}`);
  if (!lines.length)
    return (
      <Box component="section" aria-labelledby={id} data-section={name}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t(`today.none.${name}`)}</Typography>
      </Box>
    );
  const count = total.toLocaleString('en-GB');
  return (
    <Box component="section" aria-labelledby={id} data-section={name} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Typography
          component="span"
          aria-label={exact ? t('today.count.exact', { smart_count: total }) : t('today.count.more', { count })}
          role="img"
          sx={{ color: name === 'overdue' ? 'error.main' : 'text.secondary', fontWeight: 'fontWeightMedium' }}
        >
          {exact ? count : t('today.count.short', { count })}
        </Typography>
        <All title={title} to={section.all} />
      </Box>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <TodayLine
            key={line.id}
            line={line}
            isCurrent={line.id === currentId}
            isStop={line.id === stopId}
            onAt={onAt}
          />
        ))}
      </Box>
    </Box>
  );
}

/** The link to the whole list. */
function All({ title, to }: { readonly title: string; readonly to: Lines['all'] }) {
  const look = {
    'aria-label': t('today.all.of', { section: title }),
    variant: 'body2',
    underline: 'hover',
    sx: { ml: 'auto' },
  } as const;
  return typeof to === 'string' ? (
    <Link component={RouterLink} to={to} {...look}>
      {t('today.all.show')}
    </Link>
  ) : (
    <Link component="button" type="button" onClick={to} {...look}>
      {t('today.all.show')}
    </Link>
  );
}
