import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetOne } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import { contents } from '../../core/contents.ts';
import { labelOf } from '../../core/model/label.ts';
import type { ResourceSummary } from '../../core/model/resource.ts';

/** The parts of the address as links. A number opens the record's detail (NAV-044). */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const narrow = useMediaQuery('(max-width: 640px)');
  const parts = pathname.split('/').filter(Boolean);
  const crumbs = parts.map((part, i) => {
    const path = `/${parts.slice(0, i + 1).join('/')}`;
    const isRecord = /^\d+$/.test(part);
    const of = isRecord ? labelled(parts[i - 1]!) : undefined;
    return { title: titleOf(path, decoded(part)), to: isRecord ? `${path}/detail` : path, of, id: Number(part) };
  });
  return (
    <MuiBreadcrumbs
      aria-label={t('app.breadcrumbs')}
      maxItems={narrow ? 1 : 5}
      itemsBeforeCollapse={narrow ? 0 : 1}
      itemsAfterCollapse={1}
      sx={{
        '& ol': { flexWrap: 'nowrap' },
        // If space is short, the last one is truncated.
        '& li:last-of-type': { minWidth: 0 },
        minWidth: 0,
        overflow: 'hidden',
      }}
    >
      <Link component={RouterLink} to="/" color="inherit" underline="hover">
        {t('app.home')}
      </Link>
      {crumbs.map(({ title, to, of, id }, i) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          color={i === crumbs.length - 1 ? 'text.primary' : 'inherit'}
          underline="hover"
          aria-current={i === crumbs.length - 1 ? 'page' : undefined}
          title={title}
          sx={{ display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {of ? <RecordName of={of} id={id} /> : title}
        </Link>
      ))}
    </MuiBreadcrumbs>
  );
}

/** The entity with pages below this part of the address, if its schema words the names of its records. */
const labelled = (part: string): ResourceSummary | undefined =>
  Object.values(contents().resources).find(({ page, label }) => label && page === `/${part}/{id}`);

/** The name of a record; its number until it is loaded, or if it cannot be. */
function RecordName({ of, id }: { readonly of: ResourceSummary; readonly id: number }) {
  const { data } = useGetOne(of.name, { id }, { retry: false });
  return data ? labelOf(of, data) : id;
}

/** Decodes a part of the address: %20 becomes a space. Returns it unchanged if it is not validly encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The title of the page; a number unchanged; any other part in words. */
function titleOf(path: string, part: string): string {
  const screen = contents().screens.find((one) => one.path === path);
  if (screen) return screen.title;
  const words = decoded(part).replace(/([a-z])([A-Z])/g, '$1 $2');
  return /^\d/.test(words) ? words : schemaText(words.charAt(0).toUpperCase() + words.slice(1));
}
