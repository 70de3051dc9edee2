import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
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
import { DialogFrame } from '../../../kit/dialogs/DialogFrame.tsx';

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

const names = ['to', 'cc', 'subject', 'message'] as const;
const fields = Object.fromEntries(names.map((name) => [name, quotationDocument.fields[name]!]));

/** Asks for the mail with which a quotation is sent, and sends it. */
export function SendDialog({ record, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { quoteVerId, sQuoteNo, versionNo } = record;
  const { data, error } = useQuery({
    queryKey: ['quotationDocument', 'draft', quoteVerId, record.version],
    queryFn: () => call<Draft>(`quotationmail/${quoteVerId}`).then(({ json }) => json),
    retry: false,
  });
  const title = t('quotation.document.sendTitle', { number: sQuoteNo!, version: versionNo! });
  if (!data) return <Waiting title={title} problem={error?.message} onClose={onClose} />;

  async function send(values: WireRecord) {
    const { json } = await call<QuotationDocument>(`sendquotation/${quoteVerId}`, { method: 'POST', body: values });
    notify(t('quotation.document.sent', { to: json.to! }), { type: 'success' });
    await Promise.all(
      ['quotationDocument', 'quotation'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
    onClose();
  }

  return (
    <FieldsDialog
      title={title}
      draft={`quotationMail.${quoteVerId}`}
      width={700}
      fields={fields}
      layout={() => [['to', 'cc'], ['subject'], ['message']]}
      initial={{ to: data.to, subject: data.subject, message: data.message }}
      check={(values) => wrongIn(values, data.problem)}
      submit={t('quotation.document.sendNow')}
      note={<Note record={record} draft={data} />}
      onSave={send}
      onClose={onClose}
    />
  );
}

/** A message for each field that is empty or invalid. */
function wrongIn(values: WireRecord, noAddress: string | null): Record<string, string> {
  const { required, invalid, input } = localised('validators', validators);
  const texts = names.map((name) => [name, String(values[name] ?? '').trim()] as const);
  return Object.fromEntries(
    texts.flatMap(([name, text]): [string, string][] => {
      if (!text)
        return name === 'to' && noAddress ? [[name, noAddress]] : required[name] ? [[name, required[name]]] : [];
      return input({ [name]: text }) ? [] : [[name, invalid[name]!]];
    }),
  );
}

/** Names the attached file, and warns if there are reasons not to send it. */
function Note({ record, draft }: { record: Quotation; draft: Draft }) {
  const { fileName, problem, unprintable } = draft;
  const isActive = record.quoteStatus?.id === quoteStatusKeys.Active;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Alert severity="info">
        {t('quotation.document.attached', { file: fileName, value: money(record.productValue!) })}
      </Alert>
      {problem && <Alert severity="warning">{problem}</Alert>}
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

function Waiting({ title, problem, onClose }: { title: string; problem: string | undefined; onClose: () => void }) {
  return (
    <DialogFrame
      open
      title={title}
      width={700}
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      {problem ? <Alert severity="error">{problem}</Alert> : <Skeleton variant="rounded" height={320} />}
    </DialogFrame>
  );
}
