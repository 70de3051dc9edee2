import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { quotationDocument } from '../../../generated/quotation-document.gen.tsx';
import { validators } from '#validators/quotation-document';
import { localised } from '../../../core/i18n/localised.ts';
import type { QuotationDocument } from '../../../../schemas/generated/quotation-document.gen.ts';
import type { Quotation } from '../../../../schemas/generated/quotation.gen.ts';
import { quoteStatusKeys } from '../../../../schemas/generated/quote-status.gen.ts';
import { call } from '../../../core/data/http.ts';
import { t } from '../../../core/i18n/t.ts';
import { money } from '../../../core/model/values.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { FieldsDialog } from '../../../crud/form/FieldsDialog.tsx';
import { AddressesField } from '../../../crud/mail/AddressesField.tsx';
import { MailLoading } from '../../../crud/mail/MailLoading.tsx';
import { confirmedIn, peopleOf, Unwilling, wrongIn } from '../../../crud/mail/mail-checks.tsx';
import { addressFields, useRecipients, type Recipient } from '../../../crud/mail/recipients.ts';

interface Props {
  readonly record: Quotation;
  readonly onClose: () => void;
}

/** The usual mail, as the server suggests it. */
interface Draft {
  readonly to: string | null;
  readonly subject: string;
  readonly message: string;
  readonly fileName: string;
  readonly problem: string | null;
  /** Letters that the PDF cannot show. */
  readonly unprintable: readonly string[];
}

const names = [...addressFields, 'subject', 'message'] as const;
const fields = Object.fromEntries(names.map((name) => [name, quotationDocument.fields[name]!]));

/** Asks for the mail with which a quotation is sent, and sends it. */
export function SendDialog({ record, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { quoteVerId, sQuoteNo, versionNo } = record;
  const { recipients, refused } = useRecipients(record.customer?.customerId);
  const { data, error } = useQuery({
    queryKey: ['quotationDocument', 'draft', quoteVerId, record.version],
    queryFn: () => call<Draft>(`quotationmail/${quoteVerId}`).then(({ json }) => json),
    retry: false,
  });
  const title = t('quotation.document.sendTitle', { number: sQuoteNo!, version: versionNo! });
  if (!data) return <MailLoading title={title} width={700} problem={error?.message} onClose={onClose} />;

  async function send(values: WireRecord) {
    const { confirmedContacts: _, ...mail } = values;
    const { json } = await call<QuotationDocument>(`sendquotation/${quoteVerId}`, {
      method: 'POST',
      body: { ...mail, confirmedContacts: confirmedIn(values, recipients) },
    }).catch(refused);
    notify(t('quotation.document.sent', { to: json.to! }), { type: 'success' });
    await Promise.all(
      ['quotationDocument', 'quotation'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
    onClose();
  }

  const people = peopleOf(recipients);
  const controls = Object.fromEntries(
    addressFields.map((name) => [name, <AddressesField key={name} name={name} people={people} />]),
  );
  return (
    <FieldsDialog
      title={title}
      draft={`quotationMail.${quoteVerId}`}
      width={700}
      fields={fields}
      layout={() => [['to'], ['cc', 'bcc'], ['subject'], ['message']]}
      initial={{ to: data.to, subject: data.subject, message: data.message }}
      check={(values) => wrongIn(values, { fields, ...localised('validators', validators) }, data.problem, recipients)}
      submit={t('quotation.document.sendNow')}
      isSentByButton
      note={<Note record={record} draft={data} recipients={recipients} />}
      controls={controls}
      onSave={send}
      onClose={onClose}
    />
  );
}

interface NoteProps {
  readonly record: Quotation;
  readonly draft: Draft;
  readonly recipients: readonly Recipient[];
}

/** Names the attached file, and warns if there are reasons not to send it. */
function Note({ record, draft, recipients }: NoteProps) {
  const { fileName, problem, unprintable } = draft;
  const isActive = record.quoteStatus?.id === quoteStatusKeys.Active;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
        {t('quotation.document.attached', { file: fileName, value: money(record.productValue!) })}
      </Alert>
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Unwilling recipients={recipients} />
      {unprintable.length > 0 && (
        <Alert severity="warning">{t('quotation.document.unprintable', { letters: unprintable.join(' ') })}</Alert>
      )}
      {!isActive && (
        <Alert severity="warning">
          {t('quotation.document.notActive', { status: record.quoteStatus?.statusName ?? '' })}
        </Alert>
      )}
    </Box>
  );
}
