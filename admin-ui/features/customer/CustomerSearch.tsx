import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import { useSession } from '../../core/session/session.ts';
import type { WindowedColumn } from '../../kit/tables/column.ts';
import { WindowedTable } from '../../kit/tables/WindowedTable.tsx';
import { useCustomerSearch, type Scope } from './use-customer-search.ts';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  readonly chosen: number | null;
  readonly onChoose: (customer: Customer) => void;
  readonly onTake?: (customer: Customer) => void;
  readonly height: number | string;
}

const hint = 'Search Account No, Customer Name, City/Town, Post Code, Telephone number';

/** So many are found at most. */
const most = 1000;

/** The first step: customers found by a text, within what a person looks after or everywhere. */
export function CustomerSearch({ text, onText, scope, onScope, chosen, onChoose, onTake, height }: Props) {
  const { defRegion, defBranch } = useSession()!.profile;
  const table = useRef<{ focus(): void }>(null);
  const { customers, searching, failed, retry } = useCustomerSearch(scope, text);
  const typed = text.trim() !== '';
  const found = customers.length === 1 ? '1 customer' : `${customers.length.toLocaleString('en-GB')} customers`;
  return (
    <>
      <OutlinedInput
        fullWidth
        autoFocus
        value={text}
        placeholder={hint}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !customers.length) return;
          event.preventDefault();
          table.current?.focus();
        }}
        inputProps={{ 'aria-label': hint, autoComplete: 'off', type: 'search' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          text && (
            <IconButton aria-label="Clear the search" edge="end" onClick={() => onText('')}>
              <ClearIcon fontSize="small" />
            </IconButton>
          )
        }
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <RadioGroup
        row
        aria-label="Search in"
        value={scope}
        onChange={(_, value) => onScope(Number(value) as Scope)}
        sx={{ my: 0.5, columnGap: 2, alignItems: 'center' }}
      >
        <FormControlLabel value={0} control={<Radio size="small" />} label="All Customers" />
        {defRegion && <FormControlLabel value={1} control={<Radio size="small" />} label={defRegion.regionName} />}
        {defBranch && <FormControlLabel value={2} control={<Radio size="small" />} label={defBranch.branchName} />}
        <Typography role="status" variant="caption" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {typed &&
            !searching &&
            !failed &&
            (customers.length >= most ? `The first ${found}: type more to narrow them` : found)}
        </Typography>
      </RadioGroup>
      <Box sx={{ height: 2 }}>{searching && <LinearProgress aria-label="Searching" sx={{ height: 2 }} />}</Box>
      <WindowedTable
        ref={table}
        label="Customers found"
        columns={columns}
        rows={customers}
        keyOf={({ customerId }) => customerId}
        chosen={chosen}
        onChoose={onChoose}
        {...(onTake && { onTake })}
        height={height}
        dimmed={searching}
        empty={
          !typed ? (
            'Please type some text in the search box.'
          ) : searching ? (
            'Searching…'
          ) : failed ? (
            <SearchFailed what="customers" onRetry={retry} />
          ) : (
            'No customers found'
          )
        }
      />
    </>
  );
}

const columns: readonly WindowedColumn<Customer>[] = [
  { title: 'Cust Code', width: '100px', text: ({ custCode }) => custCode ?? '' },
  { title: 'Cust Name', width: '2.4fr', text: ({ custName }) => custName ?? '', main: true },
  { title: 'Region', width: '1.2fr', text: ({ region }) => region?.regionName ?? '' },
  { title: 'City/Town', width: '1fr', text: ({ cityTown }) => cityTown?.cityTownName ?? '' },
  { title: 'Email', width: '1.6fr', text: ({ email }) => email ?? '' },
  { title: 'Post Code', width: '88px', text: ({ postCode }) => postCode ?? '' },
];
