import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { choiceSort } from '../../core/data/lookups.ts';
import { nameOf } from '../../core/model/values.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { isToggling, type ChooseValue } from './filter-values.ts';
import { ManyHint, Tick } from './Tick.tsx';
import { SearchFailed } from '../../kit/SearchFailed.tsx';

interface Props {
  readonly field: FieldInfo;
  readonly chosen: readonly number[];
  readonly many: boolean;
  readonly onChoose: ChooseValue;
  readonly onClose: () => void;
}

/**
 * The records that a filter of a reference can have, with a search. A click or Enter takes one; if it may have several,
 * a tick or Shift+Enter adds one.
 */
export default function ReferenceChoices({ field, chosen, many, onChoose, onClose }: Props) {
  const target = summaryOf(field.to!);
  const [text, setText] = useState('');
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useGetList(
    field.to!,
    { pagination: { page: 1, perPage: 500 }, sort: choiceSort(field.to!), filter: {} },
    { staleTime: 60_000 },
  );
  return (
    <Box sx={{ p: 1, width: 280 }}>
      <Autocomplete<WireRecord>
        open
        disablePortal
        options={data}
        loading={isFetching}
        getOptionLabel={(record) => nameOf(record[target.display])}
        getOptionKey={(record) => record[target.key] as number}
        value={null}
        inputValue={text}
        onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
        disableCloseOnSelect
        onClose={(_, reason) => reason === 'escape' && onClose()}
        onChange={(event, record) => record && onChoose(record[target.key], many && isToggling(event))}
        renderOption={({ key, ...props }, record) => {
          const isTicked = chosen.includes(record[target.key] as number);
          return (
            <Box component="li" key={key} {...props} aria-selected={isTicked}>
              {many && <Tick isTicked={isTicked} />}
              {nameOf(record[target.display])}
            </Box>
          );
        }}
        noOptionsText={
          error ? (
            <SearchFailed what={target.plural.toLowerCase()} onRetry={() => void refetch()} />
          ) : (
            t('kit.notFound', { what: target.title.toLowerCase() })
          )
        }
        popupIcon={null}
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
          paper: { sx: { border: 0, boxShadow: 'none' } },
          listbox: { sx: { maxHeight: 280 } },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            hiddenLabel
            placeholder={t('crud.filter.find', { title: target.title.toLowerCase() })}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': field.title } }}
          />
        )}
      />
      {many && <ManyHint keys={t('crud.filter.shiftEnter')} />}
    </Box>
  );
}
