import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { useChunks } from '../../core/data/use-chunks.ts';
import { useContaining } from '../../core/data/use-containing.ts';
import { SimilarNames } from '../SimilarNames.tsx';
import { SearchFailed } from '../SearchFailed.tsx';
import { useOneMatch } from '../use-one-match.ts';
import type { PickerProps } from '../../core/model/picker.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { nameOf } from '../../core/model/values.ts';
import type { WindowedColumn } from '../tables/column.ts';
import { WindowedTable } from '../tables/WindowedTable.tsx';
import { ChosenFacts, type Fact } from './ChosenFacts.tsx';
import { DialogFrame } from './DialogFrame.tsx';

/**
 * Maximum number of records listed, newest first: all have one height, and a browser limits the height of an element.
 */
const most = 10_000;

interface Props<T> extends Pick<PickerProps, 'value' | 'beside' | 'onClose'> {
  readonly of: string;
  readonly title: string;
  /** Entity whose record in the same form, if there is one, limits the list. Default: the list has all records. */
  readonly narrowedBy?: string;
  /** Date field to sort by. */
  readonly newestBy: string;
  readonly columns: readonly WindowedColumn<T>[];
  /** Facts about the chosen record, besides the columns. */
  readonly facts: readonly Fact<T>[];
  readonly onChoose: (chosen: T) => void;
}

/** Chooses a record by search. */
export function RecordPicker<T extends WireRecord>(props: Props<T>) {
  const { of, title, narrowedBy, newestBy, columns, facts, value, beside, onChoose, onClose } = props;
  const { key, plural } = summaryOf(of);
  const owner = narrowedBy ? (beside(narrowedBy)?.value ?? null) : null;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<T | null>(null);
  const [maximized, setMaximized] = useState(false);
  const typed = useDeferredValue(text.trim());
  const sort = { field: newestBy, order: 'DESC' } as const;
  const narrowed = { ...(narrowedBy && owner && { [narrowedBy]: owner[summaryOf(narrowedBy).key] }) };
  const found = useChunks<T>(of, sort, { ...narrowed, ...(typed && { q: typed }) }, most);
  const { look, error, isFetching, refetch } = found;
  // A list that is limited is searched for any part of any text; all records by the server, for words.
  const containing = useContaining<T>(of, sort, narrowed, typed, (row) =>
    [...columns, ...facts].map((part) => part.text(row)),
  );
  const rows = containing ?? found.rows;
  const list = containing ? `${found.list} ${typed}` : found.list;
  const takeOne = useOneMatch({
    text: text.trim(),
    isSettled: !isFetching && typed === text.trim(),
    matches: rows.flatMap((row) => row ?? []),
    onTake: onChoose,
  });
  const marked = (chosen?.[key] ?? value?.[key] ?? null) as number | null;
  const shown = chosen ?? rows.find((row) => row?.[key] === marked);
  return (
    <DialogFrame
      open
      title={title}
      width={800}
      height={600}
      maximized={maximized}
      onMaximize={setMaximized}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button variant="contained" disabled={!chosen} onClick={() => onChoose(chosen!)}>
            {t('kit.select')}
          </Button>
        </>
      }
    >
      {owner && (
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>
          {t('kit.picker.narrowed', { plural, name: nameOf(owner) })}
        </Typography>
      )}
      <SearchText text={text} onText={setText} onEnter={takeOne} />
      <WindowedTable
        label={t('kit.picker.found', { plural })}
        columns={columns}
        rows={rows}
        list={list}
        onLook={look}
        keyOf={(row) => row[key] as number}
        chosen={marked}
        onChoose={setChosen}
        onTake={onChoose}
        height={maximized ? 'calc(100dvh - 420px)' : 200}
        dimmed={isFetching}
        empty={
          isFetching ? (
            t('kit.loadingRows')
          ) : error ? (
            <SearchFailed what={plural.toLowerCase()} onRetry={() => void refetch()} />
          ) : (
            <>
              {t('kit.notFound', { what: plural.toLowerCase() })}
              <SimilarNames of={of} text={typed} onName={setText} />
            </>
          )
        }
      />
      <ChosenFacts title={summaryOf(of).title} facts={[...columns, ...facts]} record={shown} />
    </DialogFrame>
  );
}

interface SearchTextProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
}

const SearchText = ({ text, onText, onEnter }: SearchTextProps) => (
  <OutlinedInput
    fullWidth
    autoFocus
    value={text}
    placeholder={t('kit.picker.search')}
    onChange={(event) => onText(event.target.value)}
    onKeyDown={(event) => event.key === 'Enter' && onEnter()}
    inputProps={{ 'aria-label': t('kit.picker.search'), autoComplete: 'off', type: 'search' }}
    startAdornment={
      <InputAdornment position="start">
        <SearchIcon fontSize="small" />
      </InputAdornment>
    }
    sx={{ mb: 1.5 }}
  />
);
