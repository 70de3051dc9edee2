import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../core/data/http.ts';
import { lookupStaleTime } from '../../../core/data/lookup-stale-time.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import type { Colleague } from './use-feed.ts';
import { t } from './texts.ts';

interface Props {
  /** Key of the user, who is no colleague of their own. */
  readonly user: number;
  readonly value: readonly Colleague[];
  readonly onChange: (value: readonly Colleague[]) => void;
  readonly disabled: boolean;
}

/** Chooses colleagues among the active users. */
export function ColleaguesInput({ user, value, onChange, disabled }: Props) {
  const [open, setOpen] = useState(false);
  const { data = [], isFetching } = useQuery({
    queryKey: ['user', 'colleagues'],
    enabled: open,
    staleTime: lookupStaleTime,
    queryFn: () => call<Colleague[]>('activeUsers').then(({ json }) => json),
  });
  return (
    <FieldFrame
      id="feed-colleagues"
      label={t('calendarFeed.colleagues')}
      star={false}
      help={t('calendarFeed.colleaguesHelp')}
    >
      <Autocomplete
        id="feed-colleagues"
        multiple
        disabled={disabled}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        value={[...value]}
        onChange={(_, next) => onChange(next.map(({ id, fullName }) => ({ id, fullName })))}
        options={data.filter(({ id }) => id !== user)}
        loading={isFetching}
        getOptionLabel={({ fullName }) => fullName}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        slotProps={{
          clearIndicator: { 'aria-label': t('kit.clear'), title: '' },
          popupIndicator: { 'aria-label': t(open ? 'core.choices.close' : 'core.choices.open'), title: '' },
        }}
        renderInput={(params) => <TextField {...params} aria-describedby="feed-colleagues-help" />}
      />
    </FieldFrame>
  );
}
