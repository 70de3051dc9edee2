import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { resources } from '../../generated/resources.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { BookIn } from './BookIn.tsx';

interface Props extends SlotProps<Enquiry> {
  readonly onClose: () => void;
}

/** Shows the number of a new enquiry and offers to book in its first quotation (STA-047). */
export function EnquirySaved({ record, onClose }: Props) {
  const { sQuoteNo, customer } = record;
  const session = useSession();
  const [step, setStep] = useState<'saved' | 'checking' | 'booking'>('saved');
  const isApproved = useIsApproved();
  const notify = useNotify();

  async function bookIn() {
    setStep('checking');
    if (await isApproved(customer!.customerId)) return setStep('booking');
    setStep('saved');
    notify(t('enquiry.saved.notApproved'), { type: 'warning' });
  }

  if (step === 'booking') return <BookIn enquiry={record} onClose={onClose} />;
  return (
    <DialogFrame
      open
      title={t('enquiry.saved.title')}
      width={420}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('kit.close')}
          </Button>
          {allowsChange(session, resources.quotation.access.create) && (
            <Button variant="contained" loading={step === 'checking'} onClick={() => void bookIn()} autoFocus>
              {t('enquiry.saved.bookIn')}
            </Button>
          )}
        </>
      }
    >
      <Typography>{t('enquiry.saved.number')}</Typography>
      <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {sQuoteNo}
      </Typography>
    </DialogFrame>
  );
}

/** Whether quotations may be booked in for a customer. If it cannot be read, the server decides on saving (STA-016). */
function useIsApproved() {
  const dataProvider = useDataProvider();
  return async (id: number): Promise<boolean> => {
    const { data } = await dataProvider
      .getOne<Customer & { id: number }>('customer', { id })
      .catch(() => ({ data: null }));
    return !data?.requireApproval;
  };
}
