import { useEffect, useEffectEvent } from 'react';
import { useGetList } from 'react-admin';
import { useRecordDialog } from '../../crud/form/dialog-context.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';

/** Required of a customer that has contacts (VAL-037). */
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
  const tell = useEffectEvent((some: boolean) => require('keyContact', some ? 'Key Contact is required.' : null));
  useEffect(() => tell(total > 0), [total]);
  return <FieldInput name="keyContact" />;
}
