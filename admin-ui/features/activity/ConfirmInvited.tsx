import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { useDialog, useRecordDialog } from '../../crud/fields/dialog-context.ts';

type Reference = NonNullable<Activity['contact']>;

/**
 * Names the invited contacts that want no e-mail, and asks for a confirmation, and those without an address. Who was
 * invited before is not asked about again.
 */
export function ConfirmInvited({ record }: SlotProps<Activity>) {
  const { userChanged } = useDialog();
  const saved = useRecordDialog().record as Activity | null;
  const { field } = useController({ name: 'confirmedContacts' });
  const invited = useInvited(record.invitedContacts ?? []);
  const before = (saved?.invitedContacts ?? []).map(({ contactId }) => contactId);
  const unwilling = invited.filter(
    ({ contactId, email, canEmail }) => email && !canEmail && !before.includes(contactId),
  );
  const without = invited.filter(({ email }) => !email);
  const confirmed = (field.value ?? []) as Reference[];
  const isConfirmed = unwilling.every(({ contactId }) => confirmed.some((one) => one.contactId === contactId));
  if (!unwilling.length && !without.length) return null;

  function confirm(checked: boolean) {
    const next = checked
      ? unwilling.map(({ contactId, contactName, fullName }) => ({ contactId, contactName, fullName }))
      : [];
    field.onChange(next);
    userChanged('confirmedContacts', next);
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {unwilling.length > 0 && (
        <Alert severity="warning">
          <Box sx={{ overflowWrap: 'anywhere' }}>{t('activity.invited.unwilling', namesOf(unwilling))}</Box>
          <FormControlLabel
            control={<Checkbox size="small" checked={isConfirmed} onChange={(_, checked) => confirm(checked)} />}
            label={t('activity.invited.sendAnyway')}
          />
        </Alert>
      )}
      {without.length > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {t('activity.invited.withoutAddress', namesOf(without))}
        </Alert>
      )}
    </Box>
  );
}

/** The whole contacts, with what decides whether they get a mail. */
function useInvited(references: readonly Reference[]): readonly Contact[] {
  const dataProvider = useDataProvider();
  const ids = references.map(({ contactId }) => contactId);
  const { data = [] } = useQuery({
    queryKey: ['contact', 'invited', ids],
    enabled: ids.length > 0,
    staleTime: 60_000,
    queryFn: () => dataProvider.getMany('contact', { ids }).then((answer) => answer.data as unknown as Contact[]),
    placeholderData: (previous) => previous,
  });
  return ids.length ? data.filter(({ contactId }) => ids.includes(contactId)) : [];
}

const namesOf = (contacts: readonly Contact[]) => ({
  names: contacts.map(({ contactName }) => contactName).join(', '),
  smart_count: contacts.length,
});
