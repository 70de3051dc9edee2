import { quotation } from '../../generated/quotation.gen.tsx';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { FieldsDialog } from '../../crud/form/FieldsDialog.tsx';
import type { StatusDialogProps } from '../../crud/status/status-change.ts';
import type { LostDetails } from './lost-details.ts';

/** Asks why a quotation was lost (AMB-072). */
export default function LostDialog({ record, onSave, onClose }: StatusDialogProps<Quotation, LostDetails>) {
  const reason = quotation.fields.lostQuoteReason!;
  return (
    <FieldsDialog
      title={t('quotation.lost.title')}
      draft={`quotationLost.${record.quoteVerId}`}
      width={460}
      fields={{ lostQuoteReason: reason }}
      layout={() => [['lostQuoteReason']]}
      check={({ lostQuoteReason }) =>
        (lostQuoteReason ? {} : { lostQuoteReason: reason.required! }) as Record<string, string>
      }
      onSave={({ lostQuoteReason }) => onSave({ lostQuoteReason: lostQuoteReason.id })}
      onClose={onClose}
    />
  );
}
