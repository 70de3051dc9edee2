import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, useWatch } from 'react-hook-form';
import { readAddresses } from '../../core/mail/addresses.gen.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { stored, wrongTexts, type FieldMessage } from '../../core/model/typed.ts';
import type { Person } from '../../kit/fields/AddressesInput.tsx';
import { textOf } from './AddressesField.tsx';
import { addressFields, unwillingIn, type Recipient } from './recipients.ts';
import { t } from './texts.ts';

/** What checks the fields of a mail, from the schema of what is kept of it. */
export interface MailFields {
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly required: Readonly<Record<string, string>>;
  readonly invalid: Readonly<Record<string, string>>;
  readonly input: (values: WireRecord) => boolean;
}

const isAddressField = (name: string): boolean => (addressFields as readonly string[]).includes(name);

export const peopleOf = (recipients: readonly Recipient[]): Person[] =>
  recipients.map(({ name, email, canEmail }) => ({
    name,
    address: email,
    warning: canEmail ? undefined : t('mail.wantsNoMail'),
  }));

/**
 * A message for each field that is empty or invalid, or has somebody who wants no e-mail.
 * @param noAddress in place of the usual message for an empty `to`
 */
export function wrongIn(
  values: WireRecord,
  { fields, required, invalid, input }: MailFields,
  noAddress: string | null,
  recipients: readonly Recipient[],
): Record<string, string | FieldMessage> {
  const texts = Object.keys(fields).map((name) => {
    const text = String(values[name] ?? '');
    return [name, isAddressField(name) ? text.trim() : stored(fields, name, text)] as const;
  });
  const others = Object.fromEntries(texts.filter(([name]) => !isAddressField(name)));
  const wrong = wrongTexts(fields, others, invalid);
  const confirmed = (values.confirmedContacts ?? []) as number[];
  return Object.fromEntries(
    texts.flatMap(([name, text]): [string, string | FieldMessage][] => {
      if (!text)
        return name === 'to' && noAddress ? [[name, noAddress]] : required[name] ? [[name, required[name]]] : [];
      if (wrong[name]) return [[name, wrong[name]]];
      if (!input({ [name]: text })) return [[name, invalid[name]!]];
      if (!isAddressField(name)) return [];
      const { problem } = readAddresses(text);
      if (problem) return [[name, textOf(problem)]];
      const open = unwillingIn({ to: text }, recipients).filter(({ contactId }) => !confirmed.includes(contactId));
      return open.length ? [[name, t('mail.unconfirmed', namesOf(open))]] : [];
    }),
  );
}

const namesOf = (recipients: readonly Recipient[]) => ({
  names: recipients.map(({ name }) => name).join(', '),
  smart_count: recipients.length,
});

/** Names the recipients that want no e-mail, and asks for a confirmation. */
export function Unwilling({ recipients }: { readonly recipients: readonly Recipient[] }) {
  const { field } = useController({ name: 'confirmedContacts' });
  const unwilling = unwillingIn(useWatch() as WireRecord, recipients);
  if (!unwilling.length) return null;
  const ids = unwilling.map(({ contactId }) => contactId);
  const confirmed = (field.value ?? []) as number[];
  return (
    <Alert severity="warning">
      <Box sx={{ overflowWrap: 'anywhere' }}>{t('mail.unwilling', namesOf(unwilling))}</Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={ids.every((id) => confirmed.includes(id))}
            onChange={(_, checked) => field.onChange(checked ? ids : null)}
          />
        }
        label={t('mail.sendAnyway')}
      />
    </Alert>
  );
}

/** The keys of those who want no e-mail and are confirmed. */
export function confirmedIn({ confirmedContacts, ...mail }: WireRecord, recipients: readonly Recipient[]): number[] {
  const sending = unwillingIn(mail, recipients).map(({ contactId }) => contactId);
  return ((confirmedContacts ?? []) as number[]).filter((id) => sending.includes(id));
}
