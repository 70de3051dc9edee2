import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { Contact } from '../../generated/contact/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import type { WindowedColumn } from '../../kit/tables/column.ts';
import { WindowedTable } from '../../kit/tables/WindowedTable.tsx';
import type { Chosen } from './selection.ts';

interface Props {
  readonly customer: Chosen | null;
  readonly chosen: number | null;
  readonly onChoose: (contact: Contact) => void;
  readonly onTake: (contact: Contact) => void;
  readonly height: number | string;
}

const none: readonly Contact[] = [];

/** The second step: the contacts of the customer that was chosen. */
export function ContactChoice({ customer, chosen, onChoose, onTake, height }: Props) {
  const {
    data = none,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['contact', 'of', customer?.customerId],
    enabled: customer !== null,
    retry: false,
    queryFn: async () => {
      const path = `activeCustomerContacts/${customer!.customerId}`;
      return call<Contact[]>(path).then(
        ({ json }) => json,
        (failure: Error) => {
          failedLoads.add(path);
          throw failure;
        },
      );
    },
  });
  return (
    <>
      <Alert severity={customer ? 'success' : 'error'} sx={{ mb: 1.5, py: 0 }}>
        {customer ? `Customer: ${customer.custName}` : 'Please select a customer first'}
      </Alert>
      <WindowedTable
        label="Contacts"
        autoFocus
        columns={columns}
        rows={customer ? data : none}
        keyOf={({ contactId }) => contactId}
        chosen={chosen}
        onChoose={onChoose}
        onTake={onTake}
        height={height}
        dimmed={isFetching}
        empty={
          isFetching ? (
            'Loading…'
          ) : error ? (
            <SearchFailed what="contacts" onRetry={() => void refetch()} />
          ) : customer ? (
            'No contacts found for the selected customer.'
          ) : null
        }
      />
    </>
  );
}

const columns: readonly WindowedColumn<Contact>[] = [
  { title: 'First Name', width: '1fr', text: ({ firstName }) => firstName ?? '', main: true },
  { title: 'Last Name', width: '1fr', text: ({ lastName }) => lastName ?? '', main: true },
  { title: 'Mobile', width: '120px', text: ({ mobile }) => mobile ?? '' },
  { title: 'Email', width: '1.6fr', text: ({ email }) => email ?? '' },
  { title: 'Job Title', width: '1fr', text: ({ jobTitle }) => jobTitle?.jobTitleName ?? '' },
  // The specification knows no other field of a contact for it than the job function.
  { title: 'Department', width: '1fr', text: ({ jobFunction }) => jobFunction?.jobFuncName ?? '' },
];
