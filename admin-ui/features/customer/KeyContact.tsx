import { useEffect, useEffectEvent } from 'react';
import { useGetList } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';

/** The key contact, required if the customer has contacts (VAL-037). */
export function KeyContact() {
  const { record, require } = useRecordDialog();
  const { total = 0 } = useGetList(
    'contact',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'contactName', order: 'ASC' },
      filter: { customer: record?.customerId, active: true },
    },
    { enabled: record !== null },
  );
  const update = useEffectEvent((hasContacts: boolean) =>
    require('keyContact', hasContacts ? t('customer.keyContactRequired') : null),
  );
  useEffect(() => update(total > 0), [total]);
  return <FieldInput name="keyContact" />;
}
