import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { DayInput } from '../../kit/fields/DayInput.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { periods } from './periods.ts';

interface Props {
  readonly first: string;
  readonly last: string;
  readonly onDays: (first: string, last: string) => void;
  readonly onPeriod: (period: string) => void;
}

/** Periods and days to choose from. Keeps the entered dates in state, because the list's filter may lag behind. */
export function Dates({ first, last, onDays, onPeriod }: Props) {
  const [days, setDays] = useState({ from: isDay(first) ? first : '', to: isDay(last) ? last : '' });
  const set = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(next);
    onDays(next.from, next.to);
  };
  return (
    <Box sx={{ p: 2, width: 340, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {Object.entries(periods).map(([period, label]) => (
          <Chip
            key={period}
            label={label}
            size="medium"
            variant={first === period ? 'filled' : 'outlined'}
            color={first === period ? 'primary' : 'default'}
            onClick={() => onPeriod(period)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <FieldFrame id="filter-from" label={t('crud.dates.from')}>
          <DayInput
            id="filter-from"
            label={t('crud.dates.from')}
            value={days.from}
            onChange={(from) => set({ from })}
          />
        </FieldFrame>
        <FieldFrame id="filter-to" label={t('crud.dates.to')}>
          <DayInput id="filter-to" label={t('crud.dates.to')} value={days.to} onChange={(to) => set({ to })} />
        </FieldFrame>
      </Box>
    </Box>
  );
}

const isDay = (text: string) => /\d/.test(text);
