import { enquiry } from '../../generated/enquiry.gen.tsx';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from '../../core/i18n/t.ts';
import type { PickerProps } from '../../core/model/picker.ts';
import { money } from '../../core/model/values.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import { RowBadge } from '../../crud/fields/RowBadge.tsx';
import type { Fact } from '../../kit/dialogs/ChosenFacts.tsx';
import { RecordPicker } from '../../kit/dialogs/RecordPicker.tsx';
import type { WindowedColumn } from '../../kit/tables/column.ts';

/** The enquiry of a quotation, with a picker of its own. */
export const EnquiryField = () => <FieldInput name="opportunity" picker={EnquiryPicker} />;

/** Finds the enquiry to quote (BEH-106). */
const EnquiryPicker = (props: PickerProps) => (
  <RecordPicker<Enquiry>
    {...props}
    of="enquiry"
    title={t('enquiry.picker.title')}
    newestBy="dateReceived"
    columns={columns}
    facts={facts}
  />
);

const { sQuoteNo, oppDescription, customer, opportunityStatus, mbpBranch, quoteValue, dateReceived } = enquiry.fields;

const columns: readonly WindowedColumn<Enquiry>[] = [
  { title: sQuoteNo!.title, width: '88px', text: (row) => row.sQuoteNo ?? '' },
  { title: oppDescription!.title, width: '1.6fr', text: (row) => row.oppDescription ?? '', main: true },
  {
    title: t('quotation.picker.address'),
    width: '1.6fr',
    text: ({ address1, address2, cityTown, postCode }) =>
      [address1, address2, cityTown?.cityTownName, postCode].filter(Boolean).join(', '),
  },
  { title: customer!.title, width: '1.4fr', text: (row) => row.customer?.custName ?? '' },
  {
    title: opportunityStatus!.title,
    width: '104px',
    text: (row) => row.opportunityStatus?.oppStatusName ?? '',
    cell: ({ opportunityStatus: status }) => status && <RowBadge of={summaryOf('opportunityStatus')} row={status} />,
  },
];

const facts: readonly Fact<Enquiry>[] = [
  { title: dateReceived!.title, text: (row) => row.dateReceived ?? '' },
  { title: mbpBranch!.title, text: (row) => row.mbpBranch?.branchName ?? '' },
  { title: quoteValue!.title, text: (row) => (row.quoteValue === null ? '' : money(row.quoteValue)) },
];
