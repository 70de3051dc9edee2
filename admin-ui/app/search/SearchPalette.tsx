import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import { session } from '../../core/session/session.ts';
import { opener } from '../shell/opener.ts';
import { Hits } from './Hits.tsx';
import { isNearlyNamed, type Hit } from './hit.ts';
import { KindTabs } from './KindTabs.tsx';
import { useRecent } from './recent.ts';
import { useHits } from './use-hits.ts';
import { usePages } from './use-pages.ts';

const state = opener();

export const openSearch = state.open;

/** Finds records, pages and things to do, from anywhere. Opened by Ctrl K or ⌘ K. */
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

/** Pages to show at once. */
const mostPages = 6;

const isLike = ([first]: readonly Hit[], text: string): boolean =>
  first !== undefined && isNearlyNamed(first.title, text);

const startsWith = (title: string, text: string): boolean => title.toLowerCase().startsWith(text.toLowerCase());

function Palette() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const typed = useDeferredValue(text.trim());
  const [only, setOnly] = useState<string | null>(null);
  const { kinds, busy, earlier, retry } = useHits(typed, only);
  const { commands, pages } = usePages(typed);
  const recent = useRecent();
  const shown = only ? kinds.filter(({ name }) => name === only) : kinds;
  const hitsOf = (named: boolean) => shown.filter(({ isNamed }) => isNamed === named).flatMap((kind) => kind.hits);
  const others = only ? [] : [...commands, ...pages.slice(0, mostPages)];
  // Two words or more, as in “new customer”, are rather what to do than a name.
  const first = /\s/.test(typed) ? others.filter(({ title }) => startsWith(title, typed)) : [];
  const hits: readonly Hit[] = typed
    ? [
        ...first,
        ...hitsOf(true),
        ...others.filter((one) => !first.includes(one)),
        ...hitsOf(false),
        // A contact is also similar by the name of its customer. The customer itself comes first.
        ...shown
          .toSorted((a, b) => Number(isLike(b.similar, typed)) - Number(isLike(a.similar, typed)))
          .flatMap((kind) => kind.similar),
      ]
    : recent.map((one) => ({ ...one, group: t('app.search.recent') }));
  // A kind without hits has no tab, unless its tab is open.
  const tabs = kinds.filter(({ name, total }) => total || name === only);
  const stale = earlier || typed !== text.trim();
  const [chosen, setChosen] = useState(false);
  // Enter waits for the hits of the whole text.
  const target = chosen && !stale ? hits[at] : undefined;
  const go = useCallback(
    (hit: Hit) => {
      state.close();
      if (typeof hit.to === 'string') void navigate(hit.to);
      // The closing palette gives the focus back first, so that what opens now can take it.
      else setTimeout(hit.to);
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
            setOnly(null);
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
          sx={{ height: 52, fontSize: 'sizes.large' }}
        />
      </Box>
      <Box sx={{ height: 2 }}>
        {busy && <LinearProgress aria-label={t('app.search.searching')} sx={{ height: 2 }} />}
      </Box>
      {(tabs.length > 1 || only) && (
        <KindTabs
          kinds={tabs}
          only={only}
          onOnly={(kind) => {
            setOnly(kind);
            setAt(0);
          }}
        />
      )}
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
