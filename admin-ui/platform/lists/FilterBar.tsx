import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { shortcut } from '../shell/shortcuts.ts';
import { FilterChooser } from '../views/FilterChooser.tsx';
import { DateChip } from './DateChip.tsx';
import { FilterChip } from './FilterChip.tsx';
import { useList } from './list-context.ts';

/** The text to search for, a chip for each filter, and a way to be rid of them. */
export function FilterBar() {
  const { filterValues, setFilters } = useListContext();
  const { filters, view, date } = useList();
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = filterValues;
    setFilters(value === null || value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SearchBox value={(filterValues.q as string | undefined) ?? ''} onChange={(text) => set('q', text)} />
      {view && <FilterChooser view={view} />}
      {filters.map((name) => (
        <FilterChip key={name} name={name} value={filterValues[name]} onChange={(value) => set(name, value)} />
      ))}
      {date && <DateChip name={date} />}
      {Object.keys(filterValues).length > 0 && (
        <Button color="inherit" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      )}
    </Box>
  );
}

/** Searches a quarter of a second after the last key. */
function SearchBox({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const { of } = useList();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => shortcut('/', () => input.current?.focus()), []);
  const send = useEffectEvent(() => onChange(text.trim()));
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(send, 250);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      value={text}
      placeholder={`Search ${of.plural.toLowerCase()}`}
      onChange={(event) => setText(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton aria-label="Clear the search" onClick={() => setText('')} edge="end">
            <ClearIcon fontSize="small" />
          </IconButton>
        )
      }
      inputProps={{ 'aria-label': `Search ${of.plural.toLowerCase()}` }}
      sx={{ width: { xs: '100%', sm: 240 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
