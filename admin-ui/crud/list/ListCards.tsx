import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Value } from '../fields/Value.tsx';
import { titleOf, useList } from './list-context.ts';
import { RecordLink } from './RecordLink.tsx';
import { RowMenu, type MenuPlace } from './RowMenu.tsx';
import type { ListKeys } from './use-list-keys.ts';

/** The rows of a list as cards, on a telephone. */
export function ListCards({ keys }: { readonly keys: ListKeys }) {
  const list = useListContext();
  const state = useList();
  const { of, columns } = state;
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [first, ...rest] = columns.shown;
  if (list.isPending)
    return (
      <Stack spacing={1}>
        {Array.from({ length: 6 }, (_, i) => (
          <Skeleton key={i} variant="rounded" height={112} />
        ))}
      </Stack>
    );
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, opacity: list.isPlaceholderData ? 0.5 : 1 }}>
      {(list.data ?? []).map((row, i) => (
        <Paper
          component="li"
          variant="outlined"
          key={row.id}
          data-row={i}
          data-record={row.id}
          onClick={() => state.open(row)}
          sx={{ p: 1.5, cursor: 'pointer', ...(keys.at === i && { borderColor: 'primary.main' }) }}
        >
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <Typography component="div" sx={{ fontWeight: 600, flex: 1, overflowWrap: 'anywhere' }}>
              {of.page ? (
                <RecordLink of={of} record={row}>
                  {titleOf(state, row)}
                </RecordLink>
              ) : (
                <Value of={of} name={first!} record={row} />
              )}
            </Typography>
            <Box onClick={(event) => event.stopPropagation()} sx={{ mt: -0.5, mr: -0.5 }}>
              <RowMenu.Button record={row} onOpen={setMenu} />
            </Box>
          </Box>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 1.5, rowGap: 0.25, m: 0 }}
          >
            {rest.map((name) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
                  {of.fields[name]!.title}
                </Typography>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <Value of={of} name={name} record={row} />
                </Box>
              </Box>
            ))}
          </Box>
        </Paper>
      ))}
      <RowMenu place={menu} onClose={() => setMenu(null)} />
    </Stack>
  );
}
