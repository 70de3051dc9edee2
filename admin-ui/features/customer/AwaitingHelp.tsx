import Alert from '@mui/material/Alert';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { AccessHelp } from '../../crud/access/AccessHelp.tsx';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { isAdmin } from './awaiting.ts';

/** Why little can be done with a customer that awaits approval, and whom to ask. An Admin approves it. */
export function AwaitingHelp({ record }: SlotProps<Customer>) {
  if (!record.requireApproval || isAdmin()) return null;
  return (
    <Alert severity="info" sx={{ 'form &': { mt: 2 } }}>
      <AccessHelp why={t('customer.approval.why')} />
    </Alert>
  );
}
