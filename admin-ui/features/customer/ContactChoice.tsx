import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { contact } from '../../generated/contact.gen.tsx';
import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import { t } from '../../core/i18n/t.ts';
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

/** Step 2 of the selection: the contacts of the chosen customer. */
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
        {customer
          ? t('customer.selection.chosen', { name: customer.custName ?? '' })
          : t('customer.selection.chooseFirst')}
      </Alert>
      <WindowedTable
        label={t('customer.contacts.title')}
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
            t('kit.loadingRows')
          ) : error ? (
            <SearchFailed what={t('customer.contacts.what')} onRetry={() => void refetch()} />
          ) : customer ? (
            t('customer.contacts.none')
          ) : null
        }
      />
    </>
  );
}

const columns: readonly WindowedColumn<Contact>[] = [
  { title: contact.fields.firstName!.title, width: '1fr', text: ({ firstName }) => firstName ?? '', main: true },
  { title: t('customer.contacts.lastName'), width: '1fr', text: ({ lastName }) => lastName ?? '', main: true },
  { title: contact.fields.mobile!.title, width: '120px', text: ({ mobile }) => mobile ?? '' },
  { title: contact.fields.email!.title, width: '1.6fr', text: ({ email }) => email ?? '' },
  { title: contact.fields.jobTitle!.title, width: '1fr', text: ({ jobTitle }) => jobTitle?.jobTitleName ?? '' },
  // The job function is the only field of a contact that can mean its department.
  { title: t('customer.contacts.department'), width: '1fr', text: ({ jobFunction }) => jobFunction?.jobFuncName ?? '' },
];
