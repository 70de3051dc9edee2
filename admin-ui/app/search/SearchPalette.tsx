import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import { nameOf } from '../../core/model/values.ts';
import { labelOf } from '../../core/model/label.ts';
import type { ResourceSummary, WireRecord } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { session, useSession } from '../../core/session/session.ts';
import { opener } from '../shell/opener.ts';
import { contents } from '../../core/contents.ts';
import { opens } from '../../core/session/screens.ts';

const state = opener();

export const openSearch = state.open;

interface Hit {
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
}

/** Searches records and pages from anywhere. Opened by Ctrl K or ⌘ K. */
export function SearchPalette() {
  const open = state.useOpen();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (session.get()) state.open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog
      open={open}
      onClose={state.close}
      onFocus={({ target }) => !isInside(target) && document.getElementById('search-everywhere')?.focus()}
      aria-labelledby="search-everywhere"
      slotProps={{
        paper: {
          sx: { width: 620, maxWidth: 'calc(100% - 24px)', m: 1.5, alignSelf: 'flex-start', mt: { xs: 1.5, sm: 10 } },
        },
      }}
    >
      {open && <Palette />}
    </Dialog>
  );
}

/**
 * Whether the focus is on a part of the palette. If another dialog was closing while the palette opened, the focus is
 * on the palette as a whole, and typing must go into the search.
 */
const isInside = (target: EventTarget): boolean => (target as Element).parentElement?.closest('[role=dialog]') != null;

function Palette() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const typed = useDeferredValue(text.trim());
  const { hits, busy, earlier, retry } = useHits(typed);
  const stale = earlier || typed !== text.trim();
  const [chosen, setChosen] = useState(false);
  // Enter waits for the hits of the whole text.
  const target = chosen && !stale ? hits[at] : undefined;
  const go = useCallback(
    (hit: Hit) => {
      state.close();
      void navigate(hit.to);
    },
    [navigate],
  );
  useEffect(() => {
    if (target) go(target);
  }, [target, go]);
  const keys = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') setChosen(true);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <SearchIcon fontSize="small" color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={t('kit.searchEverywhere')}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setChosen(false);
          }}
          onKeyDown={keys}
          inputProps={{
            id: 'search-everywhere',
            role: 'combobox',
            'aria-label': t('kit.searchEverywhere'),
            'aria-expanded': hits.length > 0,
            'aria-controls': 'search-hits',
            'aria-activedescendant': hits[at] ? `hit-${at}` : undefined,
          }}
          sx={{ height: 52, fontSize: 16 }}
        />
      </Box>
      <Box sx={{ height: 2 }}>
        {busy && <LinearProgress aria-label={t('app.search.searching')} sx={{ height: 2 }} />}
      </Box>
      <Hits hits={hits} at={at} onGo={go} />
      {(!hits.length || retry) && (
        <Typography sx={{ px: 2, py: 2, minHeight: 56, color: 'text.secondary' }}>
          {!typed ? (
            t('app.search.hint')
          ) : busy ? (
            t('app.search.busy')
          ) : retry ? (
            <SearchFailed what={t('app.search.records')} onRetry={retry} />
          ) : (
            t('app.search.nothing')
          )}
        </Typography>
      )}
    </>
  );
}

interface HitsProps {
  readonly hits: readonly Hit[];
  /** Index of the hit that Enter opens. */
  readonly at: number;
  readonly onGo: (hit: Hit) => void;
}

/** The hits, in groups with titles. */
const Hits = ({ hits, at, onGo }: HitsProps) => (
  <List
    id="search-hits"
    role="listbox"
    aria-label={t('app.search.results')}
    sx={{ py: hits.length ? 0.5 : 0, maxHeight: 420, overflow: 'auto' }}
  >
    {hits.map((hit, i) => (
      <Box key={hit.group + hit.to}>
        {hit.group !== hits[i - 1]?.group && (
          <Typography
            variant="caption"
            component="div"
            sx={{ px: 2, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
          >
            {hit.group}
          </Typography>
        )}
        <ListItemButton
          id={`hit-${i}`}
          role="option"
          aria-selected={i === at}
          selected={i === at}
          onClick={() => onGo(hit)}
          sx={{ py: 0.25, px: 2 }}
        >
          <ListItemText
            primary={hit.title}
            secondary={hit.detail}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, fontSize: 12 } }}
          />
        </ListItemButton>
      </Box>
    ))}
  </List>
);

/** Pages by title, and records of every entity that has a search and a page. */
function useHits(text: string): {
  hits: Hit[];
  busy: boolean;
  /** Whether the records were found by an earlier text, because those for this one have not arrived. */
  earlier: boolean;
  retry: (() => void) | null;
} {
  const current = useSession();
  const searched = Object.values(contents().resources).filter(
    (one) => one.calls.search && one.page && allows(current, one.access.read),
  );
  const {
    data = [],
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery<Hit[]>({
    queryKey: ['search', text],
    enabled: text.length > 1,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      const groups = await Promise.all(searched.map((one) => search(one, text, signal)));
      const named = groups.filter((hits) => isNamed(hits, text));
      return [...named, ...groups.filter((hits) => !named.includes(hits))].flat();
    },
  });
  const pages = contents()
    .screens.filter(
      (screen) =>
        !screen.tabs && opens(current, screen) && text && screen.title.toLowerCase().includes(text.toLowerCase()),
    )
    .slice(0, 5)
    .map((screen): Hit => ({
      group: t('app.search.pages'),
      title: screen.title,
      detail: screen.path,
      to: screen.path,
    }));
  return {
    hits: [...(text.length > 1 ? data : []), ...pages],
    busy: isFetching,
    earlier: isFetching && isPlaceholderData,
    retry: error && text.length > 1 ? () => void refetch() : null,
  };
}

/** Whether the first hit has the text in its name. Such groups come before groups of merely related records. */
const isNamed = ([first]: readonly Hit[], text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => first?.title.toLowerCase().includes(word));

async function search(one: ResourceSummary, text: string, signal: AbortSignal): Promise<Hit[]> {
  const { json } = await call<WireRecord[]>(one.calls.search!.replace(/\{\w+\}/, encodeURIComponent(text)), { signal });
  return json.slice(0, 12).map((record) => ({
    group: one.plural,
    title: labelOf(one, record),
    detail: one.found
      .filter((name) => name !== one.display)
      .map((name) => nameOf(record[name]))
      .filter(Boolean)
      .slice(0, 3)
      .join(' · '),
    to: `${one.page!.replace('{id}', String(record[one.key]))}/detail`,
  }));
}
