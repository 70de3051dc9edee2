import { quotation } from '../../../generated/quotation.gen.tsx';
import { t } from '../../../core/i18n/t.ts';
import { FieldsDialog } from '../../../crud/form/FieldsDialog.tsx';
import type { WireRecord } from '../../../core/model/resource.ts';
import { addDays, daysBetween, isDate, today } from '../../../core/time/london.ts';
import { nameOf, type Chased } from './chase.ts';

interface Props {
  readonly row: Chased;
  readonly onSave: (values: WireRecord) => Promise<unknown>;
  readonly onClose: () => void;
}

const { chaseDate, chaseBy, lostQuoteReason } = quotation.fields;

/** Days until the next call, unless the user chooses another day. */
const usualDays = 7;

/** Asks when to chase a quotation next, and who. */
export function MoveDialog({ row, onSave, onClose }: Props) {
  return (
    <FieldsDialog
      title={t('quotation.chase.moveTitle', { name: nameOf(row) })}
      draft={`chaseMove.${row.quoteVerId}`}
      width={500}
      fields={{ chaseDate: chaseDate!, chaseBy: chaseBy! }}
      layout={() => [['chaseDate', 'chaseBy']]}
      initial={{ chaseDate: addDays(today(), usualDays), chaseBy: row.chaseBy }}
      check={(values): Record<string, string> => {
        if (isDate(values.chaseDate) && daysBetween(today(), values.chaseDate) <= 0)
          return { chaseDate: t('quotation.chase.movePast') };
        const isOther = values.chaseBy && values.chaseBy.id !== row.chaseBy?.id;
        return isDate(values.chaseDate) || isOther ? {} : { chaseDate: t('quotation.chase.moveMissing') };
      }}
      onSave={(values) => onSave({ chaseDate: values.chaseDate || null, chaseBy: values.chaseBy?.id ?? null })}
      onClose={onClose}
    />
  );
}

/** Asks why a quotation was lost (AMB-072). */
export function LostDialog({ row, onSave, onClose }: Props) {
  return (
    <FieldsDialog
      title={t('quotation.chase.lostTitle', { name: nameOf(row) })}
      draft={`chaseLost.${row.quoteVerId}`}
      width={500}
      fields={{ lostQuoteReason: { ...lostQuoteReason!, required: t('quotation.chase.lostRequired') } }}
      layout={() => [['lostQuoteReason']]}
      check={(values): Record<string, string> =>
        values.lostQuoteReason ? {} : { lostQuoteReason: t('quotation.chase.lostRequired') }
      }
      onSave={(values) => onSave(values)}
      onClose={onClose}
    />
  );
}
