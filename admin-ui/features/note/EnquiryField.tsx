import { useEffect, useEffectEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Note } from '../../../schemas/generated/note.gen.ts';
import { useDialog, useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { LinkedReference } from '../../crud/fields/LinkedReference.tsx';
import { bare } from '../../crud/fields/reference.ts';
import type { SlotProps } from '../../core/model/resource.ts';

/** The enquiry of a note; hidden if the customer is fixed (BEH-074). Choosing one fills in its customer. */
export function EnquiryField({ record: { opportunity, customer } }: SlotProps<Note>) {
  const { isFixed, isReadOnly } = useDialog();
  const { record: saved } = useRecordDialog();
  const dataProvider = useDataProvider();
  const form = useFormContext();
  const id = opportunity?.oppId;
  const fill = useEffectEvent(async (chosen: number | undefined) => {
    if (!chosen || customer) return;
    const { data } = await dataProvider.getOne('enquiry', { id: chosen });
    if (data.customer && !form.getValues('customer'))
      form.setValue('customer', bare('customer', data.customer), {
        shouldDirty: saved !== null,
        shouldValidate: form.formState.isSubmitted,
      });
  });
  useEffect(() => void fill(id), [id]);
  if (!opportunity && (isFixed('customer') || isReadOnly('customer'))) return null;
  return <LinkedReference name="opportunity" />;
}
