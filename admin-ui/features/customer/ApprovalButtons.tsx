import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { permissions } from '../../generated/permissions.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { isAdmin } from './awaiting.ts';
import { later } from '../../kit/later.tsx';

const AssignCustomer = later(() => import('./AssignCustomer.tsx').then((module) => module.AssignCustomer));

/** An Admin's buttons in the dialog of a customer that awaits approval (BEH-059). */
export function ApprovalButtons() {
  const { record, submit, close } = useRecordDialog();
  const session = useSession();
  const notify = useNotify();
  const [approving, setApproving] = useState(false);
  const [assigning, setAssigning] = useState(false);
  if (!record?.requireApproval || !isAdmin()) return null;

  async function approve() {
    if (!(await confirm({ title: t('customer.approval.warning'), text: t('customer.approval.warningText') }))) return;
    setApproving(true);
    await submit({ requireApproval: false });
    setApproving(false);
  }

  const assign = () =>
    allowsChange(session, { permission: 'AssignCustomer' })
      ? setAssigning(true)
      : notify(permissions.AssignCustomer!.denied, { type: 'error' });

  return (
    <>
      <Button variant="contained" color="success" loading={approving} onClick={() => void approve()}>
        {t('customer.approval.approve')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={assign} sx={{ mr: 'auto' }}>
        {t('customer.approval.assign')}
      </Button>
      <Suspense>
        {assigning && (
          <AssignCustomer
            awaiting={record as Customer}
            onClose={(assigned) => {
              setAssigning(false);
              if (assigned) close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
