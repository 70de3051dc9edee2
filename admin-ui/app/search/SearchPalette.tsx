import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { Suspense, useEffect } from 'react';
import { later } from '../../kit/later.tsx';
import { session } from '../../core/session/session.ts';
import { opener } from '../shell/opener.ts';

const Palette = later(() => import('./Palette.tsx').then((module) => module.Palette));

const state = opener();

export const openSearch = state.open;

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
      <Suspense fallback={<Box sx={{ height: 110 }} />}>{open && <Palette onClose={state.close} />}</Suspense>
    </Dialog>
  );
}

/**
 * Whether the focus is on a part of the palette. If another dialog was closing while the palette opened, the focus is
 * on the palette as a whole, and typing must go into the search.
 */
const isInside = (target: EventTarget): boolean => (target as Element).parentElement?.closest('[role=dialog]') != null;
