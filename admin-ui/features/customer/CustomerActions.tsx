import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { undoTokenOf } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { RecordActionsProps } from '../../core/model/resource.ts';
import { useUndo } from '../../kit/undo.ts';
import { isAdmin } from './awaiting.ts';
import { customerKeys } from './keys.ts';
import { useApprove } from './use-approve.tsx';

/** Lets an Admin approve a customer that awaits it. */
export function CustomerActions({ of, record, children }: RecordActionsProps<Customer>) {
  const notify = useNotify();
  const queries = useQueryClient();
  const undoable = useUndo();
  const { approve, dialog } = useApprove();
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await approve(record, async (send) => {
        const answer = await send();
        await queries.invalidateQueries({ queryKey: [of.name] });
        const text = t('customer.approval.approved', { name: answer.json.custName! });
        notify(text, { type: 'success', ...undoable(undoTokenOf(answer)) });
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await queries.invalidateQueries({ queryKey: [of.name] });
    } finally {
      setBusy(false);
    }
  }

  const action = {
    title: t('customer.approval.action'),
    icon: HowToRegOutlinedIcon,
    shortcut: customerKeys.approve,
    run: () => void run(),
  };
  return (
    <>
      {children(record.requireApproval && isAdmin() ? [action] : [], busy)}
      {dialog}
    </>
  );
}
