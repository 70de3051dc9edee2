import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sentMail } from '../../generated/sent-mail.gen.tsx';
import { validators } from '#validators/sent-mail';
import type { SentMail } from '../../../schemas/generated/sent-mail.gen.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { call } from '../../core/data/http.ts';
import { localised } from '../../core/i18n/localised.ts';
import { nameOf } from '../../core/model/values.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import { FieldsDialog } from '../../crud/form/FieldsDialog.tsx';
import { AddressesField } from '../../crud/mail/AddressesField.tsx';
import type { Draft } from './draft.ts';
import { FilesField } from './FilesField.tsx';
import { MailLoading } from '../../crud/mail/MailLoading.tsx';
import { confirmedIn, peopleOf, Unwilling, wrongIn } from '../../crud/mail/mail-checks.tsx';
import { addressFields, useRecipients } from '../../crud/mail/recipients.ts';
import { SignatureButton } from './SignatureButton.tsx';
import { TemplateField } from './TemplateField.tsx';
import { t } from '../../crud/mail/texts.ts';

interface Props {
  /** Name of the entity from whose record it is sent. */
  readonly of: string;
  /** That record and those that it belongs to, by the references of a mail. */
  readonly links: Partial<SentMail>;
  readonly onClose: () => void;
}

/** The reference of a mail to the records of an entity. */
const fieldFor: Readonly<Record<string, 'customer' | 'contact' | 'opportunity' | 'quotation'>> = {
  customer: 'customer',
  contact: 'contact',
  enquiry: 'opportunity',
  quotation: 'quotation',
};

const names = [...addressFields, 'subject', 'message'] as const;
const kept = Object.fromEntries(names.map((name) => [name, sentMail.fields[name]!]));
const fields: Readonly<Record<string, FieldInfo>> = {
  ...kept,
  template: { title: t('mail.template'), type: 'integer' },
  attachments: { title: t('mail.files'), type: 'refs' },
};

/** A field of a template that was not filled in. */
const braces = /\{(?:customer|contact|enquiry|quotation|sender|company)\.\w+(?:\|[^{}|]*)?\}/g;

/** Writes a mail from a record, and sends it. */
export function MailDialog({ of, links, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const summary = summaryOf(of);
  const record = links[fieldFor[of]!] as WireRecord;
  const path = `${of}/${record[summary.key]}`;
  const customer = (links.customer as WireRecord | null)?.customerId as number | undefined;
  const { recipients, refused } = useRecipients(customer);
  const [missing, setMissing] = useState<Draft['missing']>([]);
  const { data, error } = useQuery({
    queryKey: ['sentMail', 'draft', path],
    queryFn: () => call<Draft>(`maildraft/${path}`).then(({ json }) => json),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const isPerson = of === 'customer' || of === 'contact';
  const title = t(isPerson ? 'mail.to' : 'mail.about', { name: nameOf(record[summary.display]) });
  if (!data) return <MailLoading title={title} width={760} problem={error?.message} onClose={onClose} />;

  async function send(values: WireRecord) {
    const { confirmedContacts: _, uploading: __, attachments, ...mail } = values;
    const { json } = await call<SentMail>(`sendmail/${path}`, {
      method: 'POST',
      body: {
        ...mail,
        attachments: ((attachments ?? []) as WireRecord[]).map(({ attachId }) => attachId),
        confirmedContacts: confirmedIn(values, recipients),
      },
    }).catch(refused);
    notify(t('mail.sent', { to: json.to! }), { type: 'success' });
    void queries.invalidateQueries({
      predicate: ({ queryKey: [entity, what] }) => entity === 'sentMail' || what === 'timeline' || what === 'tabCounts',
    });
    onClose();
  }

  function check(values: WireRecord) {
    const wrong = wrongIn(values, { fields: kept, ...localised('validators', validators) }, null, recipients);
    for (const name of ['subject', 'message']) {
      const [field] = String(values[name] ?? '').match(braces) ?? [];
      if (field) wrong[name] ??= t('mail.unfilled', { field });
    }
    if (values.uploading) wrong.attachments = t('mail.uploading');
    return wrong;
  }

  const people = peopleOf(recipients);
  const controls = {
    ...Object.fromEntries(
      addressFields.map((name) => [name, <AddressesField key={name} name={name} people={people} />]),
    ),
    template: <TemplateField key="template" path={path} first={data} onFilled={setMissing} />,
    message: (
      <Box key="message">
        <FieldInput name="message" />
        <SignatureButton />
      </Box>
    ),
    attachments: <FilesField key="attachments" customer={customer} />,
  };
  return (
    <FieldsDialog
      title={title}
      draft={`mail.${path}`}
      width={760}
      fields={fields}
      layout={() => [
        ['to'],
        ['cc', 'bcc'],
        ...(data.templates.length ? [['template']] : []),
        ['subject'],
        ['message'],
        ['attachments'],
      ]}
      initial={{ to: data.to, subject: data.subject, message: data.message }}
      check={check}
      submit={t('mail.send')}
      isSentByButton
      note={
        <Box sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 2 } }}>
          <Unwilling recipients={recipients} />
          <Unfilled missing={missing} />
        </Box>
      }
      controls={controls}
      onSave={send}
      onClose={onClose}
    />
  );
}

/** Lists the template fields that are still to be filled in. */
function Unfilled({ missing }: Pick<Draft, 'missing'>) {
  const [subject, message] = useWatch({ name: ['subject', 'message'] }) as (string | null)[];
  const left = missing.filter(({ name }) => `${subject} ${message}`.includes(`{${name}}`));
  if (!left.length) return null;
  return <Alert severity="warning">{t('mail.missing', { fields: left.map(({ title }) => title).join(', ') })}</Alert>;
}
