import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { permissions } from '../../generated/permissions.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import type { Step } from './selection.ts';

interface Props {
  readonly step: Step;
  /** Goes to the other step; undefined if there is only one. */
  readonly onTurn: (() => void) | undefined;
  /** Whether a missing customer can be added. */
  readonly creates: boolean;
  readonly hasCustomer: boolean;
  /** Whether what is chosen is enough. */
  readonly ready: boolean;
  readonly onNew: (kind: Step) => void;
  readonly onSelect: () => void;
  readonly onClose: () => void;
}

/** The buttons of the selection dialog (BEH-052). */
export function SelectionActions({ step, onTurn, creates, hasCustomer, ready, onNew, onSelect, onClose }: Props) {
  const session = useSession();
  const notify = useNotify();
  const newContact = () =>
    allowsChange(session, { permission: 'AddNewContact' })
      ? onNew('contacts')
      : notify(permissions.AddNewContact!.denied, { type: 'error' });
  return (
    <>
      {onTurn && (
        <Button variant="outlined" color="inherit" onClick={onTurn}>
          {t(step === 'customers' ? 'customer.selection.toContacts' : 'customer.selection.toCustomers')}
        </Button>
      )}
      {step === 'customers' && creates && allowsChange(session, { permission: 'EditCustomers' }) && (
        <Button variant="outlined" color="inherit" onClick={() => onNew('customers')}>
          {t('customer.selection.newCustomer')}
        </Button>
      )}
      {step === 'contacts' && hasCustomer && (
        <Button variant="outlined" color="inherit" onClick={newContact}>
          {t('customer.selection.newContact')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={onClose} sx={{ ml: 'auto' }}>
        {t('kit.cancel')}
      </Button>
      <Button variant="contained" disabled={!ready} onClick={onSelect}>
        {t('kit.select')}
      </Button>
    </>
  );
}
