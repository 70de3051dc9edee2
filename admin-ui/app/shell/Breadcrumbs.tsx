import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { useRemember } from '../search/recent.ts';
import { browserTitle, usePlaces } from './places.ts';

/** The parts of the address as links, with the names of records. The browser's tab has the same names. */
export function Breadcrumbs() {
  const places = usePlaces();
  const narrow = useMediaQuery('(max-width: 640px)');
  useRemember(places);
  const title = browserTitle(places);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <MuiBreadcrumbs
      aria-label={t('app.breadcrumbs')}
      maxItems={narrow ? 1 : 5}
      itemsBeforeCollapse={narrow ? 0 : 1}
      itemsAfterCollapse={1}
      sx={{
        '& ol': { flexWrap: 'nowrap' },
        // If space is short, names are truncated.
        '& li:not(.MuiBreadcrumbs-separator)': { minWidth: 0 },
        minWidth: 0,
        overflow: 'hidden',
      }}
    >
      {places.map(({ title: name, to, isRecord }, i) => (
        <Link
          key={i}
          component={RouterLink}
          to={to}
          color={i > 0 && i === places.length - 1 ? 'text.primary' : 'inherit'}
          underline="hover"
          aria-current={i > 0 && i === places.length - 1 ? 'page' : undefined}
          title={name}
          data-record={isRecord || undefined}
          sx={{ display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {name}
        </Link>
      ))}
    </MuiBreadcrumbs>
  );
}
