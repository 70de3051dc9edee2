import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { choiceSort } from '../../core/data/lookups.ts';
import { nameOf } from '../../core/model/values.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';

interface Props {
  readonly field: FieldInfo;
  readonly onChoose: (id: number) => void;
}

/** The records that a filter of a reference can have, with a search. */
export default function ReferenceChoices({ field, onChoose }: Props) {
  const target = summaryOf(field.to!);
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
        onChange={(_, record) => record && onChoose(record[target.key] as number)}
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
    </Box>
  );
}
