import { enquiry } from '../../generated/enquiry.gen.tsx';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { Fact } from '../../kit/dialogs/ChosenFacts.tsx';
import { RecordPicker } from '../../kit/dialogs/RecordPicker.tsx';
import type { PickerProps } from '../../core/model/picker.ts';
import { RowBadge } from '../../crud/fields/RowBadge.tsx';
import { summaryOf } from '../../core/data/data-provider.ts';
import { money } from '../../core/model/values.ts';
import type { WindowedColumn } from '../../kit/tables/column.ts';

/** Finds an enquiry (BEH-076). */
export const EnquiryPicker = (props: PickerProps) => (
  <RecordPicker<Enquiry>
    {...props}
    of="enquiry"
    narrowedBy="customer"
    title={t('enquiry.picker.title')}
    newestBy="dateReceived"
    columns={columns}
    facts={facts}
  />
);

const columns: readonly WindowedColumn<Enquiry>[] = [
  { title: enquiry.fields.sQuoteNo!.title, width: '88px', text: ({ sQuoteNo }) => sQuoteNo ?? '' },
  { title: t('enquiry.picker.date'), width: '104px', text: ({ dateReceived }) => dateReceived ?? '' },
  { title: t('enquiry.picker.customer'), width: '1.4fr', text: ({ customer }) => customer?.custName ?? '' },
  {
    title: enquiry.fields.oppDescription!.title,
    width: '1.6fr',
    text: ({ oppDescription }) => oppDescription ?? '',
    main: true,
  },
  { title: enquiry.fields.mbpBranch!.title, width: '1fr', text: ({ mbpBranch }) => mbpBranch?.branchName ?? '' },
  {
    title: enquiry.fields.quoteValue!.title,
    width: '104px',
    align: 'right',
    text: ({ quoteValue }) => (quoteValue === null ? '' : money(quoteValue)),
  },
  {
    title: enquiry.fields.opportunityStatus!.title,
    width: '104px',
    text: ({ opportunityStatus }) => opportunityStatus?.oppStatusName ?? '',
    cell: ({ opportunityStatus: status }) => status && <RowBadge of={summaryOf('opportunityStatus')} row={status} />,
  },
];

const facts: readonly Fact<Enquiry>[] = [
  {
    title: enquiry.fields.address!.title,
    text: ({ address1, address2, cityTown, postCode }) =>
      [address1, address2, cityTown?.cityTownName, postCode].filter(Boolean).join(', '),
  },
  { title: enquiry.fields.contact!.title, text: ({ contact }) => contact?.fullName ?? '' },
  { title: enquiry.fields.projectType!.title, text: ({ projectType }) => projectType?.projTypeName ?? '' },
  { title: enquiry.fields.salesExec!.title, text: ({ salesExec }) => salesExec?.salesExecName ?? '' },
  { title: enquiry.fields.custRef!.title, text: ({ custRef }) => custRef ?? '' },
];
