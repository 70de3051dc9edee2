import { quotation } from '../../generated/quotation.gen.tsx';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { Fact } from '../../kit/dialogs/ChosenFacts.tsx';
import { RecordPicker } from '../../kit/dialogs/RecordPicker.tsx';
import type { PickerProps } from '../../core/model/picker.ts';
import { RowBadge } from '../../crud/fields/RowBadge.tsx';
import { summaryOf } from '../../core/data/data-provider.ts';
import { money } from '../../core/model/values.ts';
import type { WindowedColumn } from '../../kit/tables/column.ts';

/** Finds a version of a quotation; choosing it fills in the customer too (BEH-072). */
export const QuotationPicker = ({ onChoose, ...props }: PickerProps) => (
  <RecordPicker<Quotation>
    {...props}
    of="quotation"
    narrowedBy="customer"
    title={t('quotation.picker.title')}
    newestBy="quoteVerDate"
    columns={columns}
    facts={facts}
    onChoose={(chosen) => onChoose(chosen, { customer: chosen.customer })}
  />
);

const addressOf = ({ address1, address2, postCode }: Quotation) =>
  [address1, address2, postCode].filter(Boolean).join(', ');

const columns: readonly WindowedColumn<Quotation>[] = [
  {
    title: t('quotation.picker.version'),
    width: '112px',
    text: ({ sQuoteNo, versionNo }) => `${sQuoteNo} v${versionNo}`,
  },
  { title: t('quotation.picker.date'), width: '140px', text: ({ quoteVerDate }) => quoteVerDate ?? '' },
  { title: t('quotation.picker.address'), width: '1.6fr', text: addressOf, main: true },
  { title: quotation.fields.customer!.title, width: '1.4fr', text: ({ customer }) => customer?.custName ?? '' },
  {
    title: quotation.fields.quoteStatus!.title,
    width: '112px',
    text: ({ quoteStatus }) => quoteStatus?.statusName ?? '',
    cell: ({ quoteStatus: status }) => status && <RowBadge of={summaryOf('quoteStatus')} row={status} />,
  },
];

const facts: readonly Fact<Quotation>[] = [
  { title: quotation.fields.opportunity!.title, text: ({ opportunity }) => opportunity?.oppDescription ?? '' },
  {
    title: quotation.fields.productValue!.title,
    text: ({ productValue }) => (productValue === null ? '' : money(productValue)),
  },
  { title: quotation.fields.mbpBranch!.title, text: ({ mbpBranch }) => mbpBranch?.branchName ?? '' },
  { title: quotation.fields.expiryDate!.title, text: ({ expiryDate }) => expiryDate ?? '' },
];
