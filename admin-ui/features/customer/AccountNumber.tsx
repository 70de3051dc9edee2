import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { useDialog, useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { SlotProps } from '../../core/model/resource.ts';

/**
 * The account number can be set once (AMB-045). Typing over a saved one shows where to change it, and leaving the field
 * restores it. A new number is checked when the field is left.
 */
export function AccountNumber({ record }: SlotProps<Customer>) {
  const { of, formId } = useDialog();
  const { record: saved, leave } = useRecordDialog();
  const form = useFormContext();
  const { field, fieldState } = useController({ name: 'custCode' });
  const [typedOver, setTypedOver] = useState<string | null>(null);
  const { title, maxLength, setOnce } = of.fields.custCode!;
  const id = `${formId}-custCode`;
  const savedCode = (saved?.custCode as string | null) ?? null;
  const error = typedOver === null ? fieldState.error?.message : setOnce;

  async function left() {
    setTypedOver(null);
    field.onBlur();
    const custCode = String(field.value ?? '').trim();
    if (savedCode || !custCode) return;
    const path = 'checkCustCodeExist';
    const body = { custCode, branchId: record.mbpBranch?.id ?? null };
    const { exists } = await call<{ exists: boolean }>(path, { method: 'POST', isRead: true, body }).then(
      ({ json }) => json,
      (problem: { status?: number }) => {
        if (problem.status !== 409) failedLoads.add(path);
        return { exists: problem.status === 409 };
      },
    );
    if (exists && form.getValues('custCode') === field.value)
      form.setError('custCode', { type: 'used', message: t('customer.account.used') });
  }

  return (
    <FieldFrame id={id} label={title} error={error}>
      <OutlinedInput
        id={id}
        name="custCode"
        fullWidth
        value={typedOver ?? field.value ?? ''}
        error={Boolean(error)}
        onChange={(event) => {
          if (savedCode) return setTypedOver(event.target.value);
          form.clearErrors('custCode');
          field.onChange(event.target.value);
        }}
        onBlur={() => void left()}
        inputRef={field.ref}
        inputProps={{
          maxLength,
          autoComplete: 'off',
          'aria-describedby': error ? `${id}-help` : undefined,
          style: { textTransform: 'uppercase' },
        }}
      />
      {saved && (
        <Link
          component="button"
          type="button"
          variant="caption"
          onClick={() => leave(`/customers/${saved.customerId}/linkedaccounts`)}
          sx={{ mt: 0.5, minHeight: 24 }}
        >
          {t('customer.account.viewBranchAccounts')}
        </Link>
      )}
    </FieldFrame>
  );
}
