import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import { Hits } from './Hits.tsx';
import { useHits, type Hit } from './use-hits.ts';

/** The search of the palette, with its hits. Arrows choose one, and Enter opens it. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
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
      onClose();
      void navigate(hit.to);
    },
    [navigate, onClose],
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
