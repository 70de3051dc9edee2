import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { textOf } from '../../core/model/values.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { Value } from '../fields/Value.tsx';
import { SystemBadge } from '../entry/SystemBadge.tsx';
import { cardFields } from './card-fields.ts';
import { titleOf, useList } from './list-context.ts';
import { RecordLink } from './RecordLink.tsx';
import { RowMenu, type MenuPlace } from './RowMenu.tsx';
import type { ListKeys } from './use-list-keys.ts';

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.75,
  pl: 1.5,
  pr: 0.5,
  cursor: 'pointer',
} as const;

/** The rows of a list as cards of two lines, on a telephone. */
export function ListCards({ keys }: { readonly keys: ListKeys }) {
  const list = useListContext();
  const state = useList();
  const { of, columns } = state;
  const { status, values } = cardFields(state);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [first] = columns.shown;
  if (list.isPending)
    return (
      <Stack spacing={1}>
        {Array.from({ length: 10 }, (_, i) => (
          <Skeleton key={i} variant="rounded" height={62} />
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
          tabIndex={-1}
          onClick={() => state.open(row)}
          sx={{ ...card, ...(keys.at === i && { borderColor: 'primary.main' }) }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
              <Typography
                component="div"
                noWrap
                sx={{ fontWeight: 600, flex: 1, lineHeight: '24px', '& a': touchable }}
              >
                {of.page ? (
                  <RecordLink of={of} record={row}>
                    {titleOf(of, columns.shown, row)}
                  </RecordLink>
                ) : (
                  <Value of={of} name={first!} record={row} />
                )}
              </Typography>
              <SystemBadge of={of} record={row} />
              {status && <Value of={of} name={status} record={row} />}
            </Box>
            <Values of={of} names={values} record={row} />
          </Box>
          <Box onClick={(event) => event.stopPropagation()} sx={{ mr: -0.5 }}>
            <RowMenu.Button record={row} title={titleOf(of, columns.shown, row)} onOpen={setMenu} />
          </Box>
        </Paper>
      ))}
      <RowMenu place={menu} onClose={() => setMenu(null)} />
    </Stack>
  );
}

/**
 * Values in one line. Their labels are only for screen readers: a post code, an amount or a date is clear without one.
 */
function Values({
  of,
  names,
  record,
}: {
  readonly of: Resource;
  readonly names: readonly string[];
  readonly record: WireRecord;
}) {
  const known = names.filter((name) => textOf(of, name, record));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 22, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {known.map((name, i) => (
        <Box key={name} sx={{ ...(i === 0 ? shrinking : { flexShrink: 0 }) }}>
          {i > 0 && (
            <Box component="span" aria-hidden sx={{ mx: 0.75 }}>
              ·
            </Box>
          )}
          <Box component="span" sx={unseen}>
            {of.fields[name]!.title}:{' '}
          </Box>
          {['phone', 'colour'].includes(of.fields[name]!.format ?? '') ? (
            <Value of={of} name={name} record={record} />
          ) : (
            textOf(of, name, record)
          )}
        </Box>
      ))}
    </Box>
  );
}

/** A link that a finger can hit. */
const touchable = {
  display: 'inline-block',
  minHeight: 24,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'top',
} as const;

/** The first value is cut if the others need its space. */
const shrinking = { flexShrink: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
