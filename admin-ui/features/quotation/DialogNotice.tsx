import Alert from '@mui/material/Alert';
import { useGetOne } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { resources } from '../../generated/resources.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { SentInDialog } from './SentNotice.tsx';

/** Above the fields: that a saved version was sent, or that a new one could not be saved. */
export function DialogNotice(props: SlotProps<Quotation>) {
  const { record: saved } = useRecordDialog();
  return saved ? <SentInDialog {...props} /> : <NotApproved customer={props.record.customer ?? null} />;
}

/**
 * Warns before anything is typed: nothing can be booked in for a customer that awaits approval (STA-016). Once the server
 * has refused it, the summary of the form says so.
 */
function NotApproved({ customer }: { readonly customer: Quotation['customer'] | null }) {
  const { errors } = useFormState();
  const mayRead = allows(useSession(), resources.customer.access.read);
  const { data } = useGetOne<Customer & { id: number }>(
    'customer',
    { id: customer?.customerId ?? 0 },
    // Approved in the meantime, it must not be warned about. If it cannot be read, the server decides on saving.
    { enabled: mayRead && customer !== null, staleTime: 0, retry: false },
  );
  if (!customer || !data?.requireApproval || errors.customer) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {t('enquiry.saved.notApproved')}
    </Alert>
  );
}
