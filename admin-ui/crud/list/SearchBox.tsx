import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { shortcut } from '../../core/shortcuts.ts';

interface Props {
  /** What is searched: `customers` in "Search customers". */
  readonly what: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Searches 250 ms after the last key press. */
export function SearchBox({ what, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /**
   * Texts sent but not yet returned as `value`. When one returns, it must not replace what the user has typed since.
   */
  const [sent, setSent] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  if (value !== known) {
    const own = sent.lastIndexOf(value);
    setKnown(value);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0) setText(value);
  }
  useEffect(() => shortcut('/', () => input.current?.focus()), []);
  const send = useEffectEvent(() => {
    setSent([...sent, text.trim()]);
    onChange(text.trim());
  });
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
      placeholder={t('crud.search.label', { what })}
      onChange={(event) => setText(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton aria-label={t('crud.search.clear')} onClick={() => setText('')} edge="end">
            <ClearIcon fontSize="small" />
          </IconButton>
        )
      }
      inputProps={{ 'aria-label': t('crud.search.label', { what }) }}
      sx={{ width: { xs: '100%', sm: 280 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
