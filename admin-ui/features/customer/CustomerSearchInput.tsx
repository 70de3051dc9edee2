import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '../../core/i18n/t.ts';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Arrow down moves to the customers found; null while there are none. */
  readonly onDown: (() => void) | null;
  readonly onEnter: () => void;
}

/** The search text, with a button to clear it (BEH-047). */
export const CustomerSearchInput = ({ text, onText, onDown, onEnter }: Props) => (
  <OutlinedInput
    fullWidth
    autoFocus
    value={text}
    placeholder={t('customer.search.hint')}
    onChange={(event) => onText(event.target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter') onEnter();
      if (event.key !== 'ArrowDown' || !onDown) return;
      event.preventDefault();
      onDown();
    }}
    inputProps={{ 'aria-label': t('customer.search.hint'), autoComplete: 'off', type: 'search' }}
    startAdornment={
      <InputAdornment position="start">
        <SearchIcon fontSize="small" />
      </InputAdornment>
    }
    endAdornment={
      text && (
        <IconButton aria-label={t('crud.search.clear')} edge="end" onClick={() => onText('')}>
          <ClearIcon fontSize="small" />
        </IconButton>
      )
    }
    sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
  />
);
