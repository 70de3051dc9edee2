import type { Quotation } from '../../generated/quotation/types.gen.ts';
import type { Fact } from '../../kit/dialogs/ChosenFacts.tsx';
import { RecordPicker } from '../../kit/dialogs/RecordPicker.tsx';
import type { PickerProps } from '../../core/model/picker.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { money } from '../../core/model/values.ts';
import type { WindowedColumn } from '../../kit/tables/column.ts';

/** Finds a version of a quotation; choosing it fills in the customer too (BEH-072). */
export const QuotationPicker = ({ onChoose, ...props }: PickerProps) => (
  <RecordPicker<Quotation>
    {...props}
    of="quotation"
    title="Quotation Selection"
    newestBy="quoteVerDate"
    columns={columns}
    facts={facts}
    onChoose={(quotation) => onChoose(quotation, { customer: quotation.customer })}
  />
);

const addressOf = ({ address1, address2, postCode }: Quotation) =>
  [address1, address2, postCode].filter(Boolean).join(', ');

const columns: readonly WindowedColumn<Quotation>[] = [
  { title: 'Quote Version', width: '112px', text: ({ sQuoteNo, versionNo }) => `${sQuoteNo} v${versionNo}` },
  { title: 'Quote Version Date', width: '140px', text: ({ quoteVerDate }) => quoteVerDate ?? '' },
  { title: 'Address', width: '1.6fr', text: addressOf, main: true },
  { title: 'Customer', width: '1.4fr', text: ({ customer }) => customer?.custName ?? '' },
  {
    title: 'Status',
    width: '112px',
    text: ({ quoteStatus }) => quoteStatus?.statusName ?? '',
    cell: ({ quoteStatus: status }) =>
      status && <StatusBadge text={status.statusName ?? ''} colour={status.colourCode} />,
  },
];

const facts: readonly Fact<Quotation>[] = [
  { title: 'Enquiry', text: ({ opportunity }) => opportunity?.oppDescription ?? '' },
  {
    title: 'Product Value',
    text: ({ productValue }) => (productValue === null ? '' : money(productValue)),
  },
  { title: 'Branch', text: ({ mbpBranch }) => mbpBranch?.branchName ?? '' },
  { title: 'Expiry Date', text: ({ expiryDate }) => expiryDate ?? '' },
];
