import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetMany } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import { useOneMatch } from '../../kit/use-one-match.ts';
import { useChoices } from '../fields/use-choices.ts';
import { nameOf } from '../../core/model/values.ts';
import type { WireRecord } from '../../core/model/resource.ts';

interface Props {
  readonly to: string;
  readonly many: boolean;
  /** Keys of the chosen records: `3` or `3,5`. */
  readonly keys: string | null;
  readonly label: string;
  readonly invalid: boolean;
  /** Called with the names and keys of the chosen records. */
  readonly onChange: (names: string, keys: string | null) => void;
}

/** Chooses the record or records of a condition. */
export function RecordsInput({ to, many, keys, label, invalid, onChange }: Props) {
  const target = summaryOf(to);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { choices, loading, all, retry, isSettled } = useChoices(to, {}, open, text);
  const ids = (keys ?? '').split(',').filter(Boolean).map(Number);
  const { data = [] } = useGetMany<WireRecord & { id: number }>(to, { ids }, { enabled: ids.length > 0 });
  const chosen = ids.map(
    (id) => data.find((one) => one?.[target.key] === id) ?? { [target.key]: id, [target.display]: '…' },
  );
  function take(records: readonly WireRecord[]) {
    onChange(
      records.map((one) => nameOf(one[target.display])).join(', '),
      records.length ? records.map((one) => one[target.key]).join() : null,
    );
  }
  const takeFirst = useOneMatch({
    text,
    isSettled: open && isSettled,
    matches: choices.slice(0, 1),
    onTake: (match) => {
      setText('');
      if (!many) setOpen(false);
      take(many ? [...chosen, match] : [match]);
    },
  });
  return (
    <Autocomplete<WireRecord, boolean>
      multiple={many}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={(many ? chosen : (chosen[0] ?? null)) as WireRecord}
      onChange={(_, next) => take(next === null ? [] : [next].flat())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !text || isSettled) return;
        // What is highlighted was found by the text without its last letters.
        event.preventDefault();
        event.defaultMuiPrevented = true;
        takeFirst();
      }}
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      options={choices}
      {...(!all && { filterOptions: (options: WireRecord[]) => options })}
      loading={loading}
      getOptionLabel={(option) => nameOf(option[target.display])}
      getOptionKey={(option) => option[target.key] as number}
      isOptionEqualToValue={(option, other) => option[target.key] === other[target.key]}
      noOptionsText={
        retry ? (
          <SearchFailed what={target.plural.toLowerCase()} onRetry={retry} />
        ) : (
          t('kit.notFound', { what: target.title.toLowerCase() })
        )
      }
      autoHighlight
      slotProps={{
        clearIndicator: { 'aria-label': t('kit.clear'), title: '' },
        popupIndicator: { 'aria-label': t(open ? 'core.choices.close' : 'core.choices.open'), title: '' },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          error={invalid}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': label } }}
        />
      )}
    />
  );
}
