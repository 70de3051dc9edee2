import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { customer } from '../../generated/customer.gen.tsx';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { SimilarNames } from '../../kit/SimilarNames.tsx';
import { SearchFailed } from '../../kit/SearchFailed.tsx';
import { useOneMatch } from '../../kit/use-one-match.ts';
import { useSession } from '../../core/session/session.ts';
import type { WindowedColumn } from '../../kit/tables/column.ts';
import { WindowedTable } from '../../kit/tables/WindowedTable.tsx';
import { CustomerSearchInput } from './CustomerSearchInput.tsx';
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

/** Maximum customers that the server returns. */
const most = 100;

/** Step 1 of the selection: finds customers by text, in the user's region or branch or everywhere. */
export function CustomerSearch({ text, onText, scope, onScope, chosen, onChoose, onTake, height }: Props) {
  const { defRegion, defBranch } = useSession()!.profile;
  const table = useRef<{ focus(): void }>(null);
  const { customers, searching, failed, retry } = useCustomerSearch(scope, text);
  const typed = text.trim() !== '';
  const takeOne = useOneMatch({
    text: text.trim(),
    isSettled: !searching,
    matches: customers,
    onTake: onTake ?? onChoose,
  });
  const count = customers.length.toLocaleString('en-GB');
  return (
    <>
      <CustomerSearchInput
        text={text}
        onText={onText}
        onDown={customers.length ? () => table.current?.focus() : null}
        onEnter={takeOne}
      />
      <RadioGroup
        row
        aria-label={t('customer.search.scope')}
        value={scope}
        onChange={(_, value) => onScope(Number(value) as Scope)}
        sx={{ my: 0.5, columnGap: 2, alignItems: 'center' }}
      >
        <FormControlLabel value={0} control={<Radio size="small" />} label={t('customer.search.all')} />
        {defRegion && <FormControlLabel value={1} control={<Radio size="small" />} label={defRegion.regionName} />}
        {defBranch && <FormControlLabel value={2} control={<Radio size="small" />} label={defBranch.branchName} />}
        <Typography role="status" variant="caption" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {typed &&
            !searching &&
            !failed &&
            (customers.length >= most
              ? t('customer.search.first', { count })
              : t('customer.search.count', { smart_count: customers.length, count }))}
        </Typography>
      </RadioGroup>
      <Box sx={{ height: 2 }}>
        {searching && <LinearProgress aria-label={t('customer.search.busy')} sx={{ height: 2 }} />}
      </Box>
      <WindowedTable
        ref={table}
        label={t('customer.search.found')}
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
            t('customer.search.noText')
          ) : searching ? (
            t('customer.search.searching')
          ) : failed ? (
            <SearchFailed what={t('customer.search.what')} onRetry={retry} />
          ) : (
            <>
              {t('customer.search.none')}
              <SimilarNames of="customer" text={text.trim()} onName={onText} />
            </>
          )
        }
      />
    </>
  );
}

const columns: readonly WindowedColumn<Customer>[] = [
  { title: t('customer.search.code'), width: '100px', text: ({ custCode }) => custCode ?? '' },
  {
    title: t('customer.search.name'),
    width: '2.4fr',
    text: ({ custName, active }) =>
      active ? (custName ?? '') : t('customer.search.inactive', { name: custName ?? '' }),
    main: true,
  },
  { title: customer.fields.region!.title, width: '1.2fr', text: ({ region }) => region?.regionName ?? '' },
  { title: customer.fields.cityTown!.title, width: '1fr', text: ({ cityTown }) => cityTown?.cityTownName ?? '' },
  { title: customer.fields.email!.title, width: '1.6fr', text: ({ email }) => email ?? '' },
  { title: customer.fields.postCode!.title, width: '88px', text: ({ postCode }) => postCode ?? '' },
];
