import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import { DialogFrame } from '../../platform/dialogs/DialogFrame.tsx';
import type { PickerProps } from '../../platform/fields/picker.ts';
import { StatusBadge } from '../../platform/fields/StatusBadge.tsx';
import { WindowedTable, type WindowedColumn } from '../../platform/tables/WindowedTable.tsx';

/** So many are listed at most, the newest first. */
const most = 1000;
const none: readonly Enquiry[] = [];

/** Finds an enquiry: of the customer where the form has one, else any (1:88). */
export function EnquiryPicker({ value, beside, onChoose, onClose }: PickerProps) {
  const customer = beside('customer')?.value ?? null;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Enquiry | null>(null);
  const [maximized, setMaximized] = useState(false);
  const typed = useDeferredValue(text.trim());
  const { data, isFetching } = useGetList(
    'enquiry',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'dateReceived', order: 'DESC' },
      filter: { ...(customer && { customer: customer.customerId }), ...(typed && { q: typed }) },
    },
    { placeholderData: (previous) => previous },
  );
  const rows = (data as readonly Enquiry[] | undefined) ?? none;
  const key = chosen?.oppId ?? (value?.oppId as number | undefined) ?? null;
  return (
    <DialogFrame
      open
      title="Enquiry Selection"
      width={800}
      height={600}
      maximized={maximized}
      onMaximize={setMaximized}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" disabled={!chosen} onClick={() => onChoose(chosen!)}>
            Select
          </Button>
        </>
      }
    >
      {customer && (
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>Enquiries of {String(customer.custName)}</Typography>
      )}
      <OutlinedInput
        fullWidth
        autoFocus
        value={text}
        placeholder="Global Search"
        onChange={(event) => setText(event.target.value)}
        inputProps={{ 'aria-label': 'Global Search', autoComplete: 'off', type: 'search' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ mb: 1.5 }}
      />
      <WindowedTable
        label="Enquiries found"
        columns={columns}
        rows={rows}
        keyOf={({ oppId }) => oppId}
        chosen={key}
        onChoose={setChosen}
        onTake={onChoose}
        height={maximized ? 'calc(100dvh - 240px)' : `min(${customer ? 370 : 398}px, calc(100dvh - 300px))`}
        dimmed={isFetching}
        empty={isFetching ? 'Loading…' : 'No enquiries found'}
      />
    </DialogFrame>
  );
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

const columns: readonly WindowedColumn<Enquiry>[] = [
  { title: 'Quote No', width: '88px', text: ({ sQuoteNo }) => sQuoteNo ?? '' },
  { title: 'Quote Date', width: '104px', text: ({ dateReceived }) => dateReceived ?? '' },
  { title: 'Customer Name', width: '1.4fr', text: ({ customer }) => customer?.custName ?? '' },
  { title: 'Description', width: '1.6fr', text: ({ oppDescription }) => oppDescription ?? '', main: true },
  { title: 'Branch', width: '1fr', text: ({ mbpBranch }) => mbpBranch?.branchName ?? '' },
  {
    title: 'Value',
    width: '104px',
    align: 'right',
    text: ({ quoteValue }) => (quoteValue === null ? '' : pounds.format(quoteValue)),
  },
  {
    title: 'Status',
    width: '104px',
    text: ({ opportunityStatus }) => opportunityStatus?.oppStatusName ?? '',
    cell: ({ opportunityStatus: status }) =>
      status && <StatusBadge text={status.oppStatusName ?? ''} colour={status.colourCode} />,
  },
];
