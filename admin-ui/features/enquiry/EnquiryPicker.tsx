import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import type { Fact } from '../../kit/dialogs/ChosenFacts.tsx';
import { RecordPicker } from '../../kit/dialogs/RecordPicker.tsx';
import type { PickerProps } from '../../core/model/picker.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { money } from '../../core/model/values.ts';
import type { WindowedColumn } from '../../kit/tables/column.ts';

/** Finds an enquiry. */
export const EnquiryPicker = (props: PickerProps) => (
  <RecordPicker<Enquiry>
    {...props}
    of="enquiry"
    title="Enquiry Selection"
    newestBy="dateReceived"
    columns={columns}
    facts={facts}
  />
);

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
    text: ({ quoteValue }) => (quoteValue === null ? '' : money(quoteValue)),
  },
  {
    title: 'Status',
    width: '104px',
    text: ({ opportunityStatus }) => opportunityStatus?.oppStatusName ?? '',
    cell: ({ opportunityStatus: status }) =>
      status && <StatusBadge text={status.oppStatusName ?? ''} colour={status.colourCode} />,
  },
];

const facts: readonly Fact<Enquiry>[] = [
  {
    title: 'Address',
    text: ({ address1, address2, cityTown, postCode }) =>
      [address1, address2, cityTown?.cityTownName, postCode].filter(Boolean).join(', '),
  },
  { title: 'Contact', text: ({ contact }) => contact?.fullName ?? '' },
  { title: 'Enquiry Type', text: ({ projectType }) => projectType?.projTypeName ?? '' },
  { title: 'Sales Exec', text: ({ salesExec }) => salesExec?.salesExecName ?? '' },
  { title: 'Customer Ref', text: ({ custRef }) => custRef ?? '' },
];
