import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { nothing } from '../../core/model/values.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { factsOf, percentOf, rankTitle, reasonsOf, similaritySeverity } from './duplicates.ts';
import { RecordTab } from '../fields/RecordTab.tsx';

interface Props {
  readonly of: Resource;
  readonly duplicate: WireRecord;
  /** Its number in the list of duplicates; missing if it is the only one. */
  readonly number?: number;
  readonly actions?: ReactNode;
}

/** A possible duplicate: its similarity, why it was found, and all its fields. */
export function DuplicateBlock({ of, duplicate, number, actions }: Props) {
  return (
    <Box
      component="section"
      aria-label={number === undefined ? t('crud.duplicates.one') : t('crud.duplicates.numbered', { number })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h3" component="h3">
          {number !== undefined && `${number}. `}
          <RecordTab of={of} record={duplicate} />
        </Typography>
        {of.duplicates!.ranks.map((rank) => {
          const percent = percentOf(duplicate, rank);
          return (
            <StatusBadge
              key={rank.name}
              text={`${rankTitle(rank)} ${percent}%`}
              severity={similaritySeverity(percent)}
            />
          );
        })}
        {actions && <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>{actions}</Box>}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {reasonsOf(of, duplicate)}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '120px 1fr', sm: '120px 1fr 120px 1fr' },
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {factsOf(of).map(({ name, title, text }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text(duplicate) || nothing}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
