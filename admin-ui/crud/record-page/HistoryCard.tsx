import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Resource } from '../../core/model/resource.ts';
import { HistorySentence } from './HistorySentence.tsx';
import { OldAndNew, shownValue } from './OldAndNew.tsx';
import { titleOfChange, type HistoryEntry } from '../../core/data/history.ts';

interface Props {
  readonly of: Pick<Resource, 'title' | 'fields'>;
  readonly entry: HistoryEntry;
  /** The record, where it is not clear from the page. */
  readonly record?: ReactNode;
}

/** An entry of a history: who did what and when, and the old and new values of an update. */
export const HistoryCard = ({ of, entry, record }: Props) => (
  <Paper component="li" variant="section">
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: hasChanges(entry) ? 1 : 0 }}>
      <Typography>
        <HistorySentence of={of} entry={entry} />
      </Typography>
      {record}
      <Typography sx={{ color: 'text.secondary', ml: 'auto' }}>{entry.at}</Typography>
    </Box>
    {hasChanges(entry) && (
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {entry.changes.map((change) => (
          <Box key={change.field} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {titleOfChange(of, change)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {entry.action === 'update' || entry.action === 'undo' ? (
                <OldAndNew of={of} change={change} />
              ) : (
                shownValue(change.new)
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </Paper>
);

const hasChanges = ({ action }: HistoryEntry) => !['create', 'delete', 'restore'].includes(action);
