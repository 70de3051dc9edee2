import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { HttpError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { MailTemplate } from '../../../schemas/generated/mail-template.gen.ts';
import { call } from '../../core/data/http.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useDialog } from '../../crud/fields/dialog-context.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { useSettled } from '../../kit/use-settled.ts';
import { t } from '../../crud/mail/texts.ts';

interface MergeField {
  readonly name: string;
  readonly title: string;
}

interface Shown {
  /** Name of the contact that it is shown for; null if there is none. */
  readonly of: string | null;
  readonly subject: string;
  readonly message: string;
  readonly needed: readonly MergeField[];
  readonly problem: string | null;
}

/** Milliseconds after the last key before the preview is loaded. */
const pause = 400;

/** Below the texts of a template: fields to insert, and how it reads for a record and where values are missing. */
export function TemplateHelp(props: SlotProps<MailTemplate>) {
  const mayEdit = allowsChange(useSession(), { permission: 'EditTemplates' });
  if (!mayEdit) return null;
  return (
    <>
      <InsertField />
      <Preview {...props} />
    </>
  );
}

/** Inserts a field in braces where the cursor is in the message. */
function InsertField() {
  const { formId } = useDialog();
  const { getValues, setValue } = useFormContext();
  const { data = [] } = useQuery<readonly MergeField[]>({
    queryKey: ['mailTemplate', 'fields'],
    queryFn: async () => (await call<readonly MergeField[]>('mailtemplatefields')).json,
  });
  const id = `${formId}-insert`;
  /** What was selected in the message when it lost the focus; null if it never had it. */
  const selected = useRef<readonly [number, number]>(null);
  const boxOf = () => document.getElementById(`${formId}-message`) as HTMLTextAreaElement | null;
  useEffect(() => {
    const box = boxOf();
    const keep = () => (selected.current = [box!.selectionStart, box!.selectionEnd]);
    box?.addEventListener('blur', keep);
    return () => box?.removeEventListener('blur', keep);
  });

  function insert({ name }: MergeField) {
    const box = boxOf();
    const text = String(getValues('message') ?? '');
    const [from, to] = selected.current ?? [text.length, text.length];
    const field = `{${name}}`;
    setValue('message', text.slice(0, from) + field + text.slice(to), { shouldDirty: true });
    // The box has the new text only after it is rendered.
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(from + field.length, from + field.length);
    });
  }

  return (
    <Box sx={{ mt: 2 }}>
      <FieldFrame id={id} label={t('mail.insert')} help={t('mail.insertHint')}>
        <Autocomplete<MergeField>
          id={id}
          options={data}
          value={null}
          blurOnSelect
          clearOnBlur
          autoHighlight
          getOptionLabel={({ title }) => title}
          getOptionKey={({ name }) => name}
          onChange={(_, field) => field && insert(field)}
          renderOption={({ key, ...props }, { name, title }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
              {title}
              <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
            </Box>
          )}
          renderInput={(params) => <TextField {...params} hiddenLabel />}
        />
      </FieldFrame>
    </Box>
  );
}

/** The texts with the values of the newest quotation that the user may see. */
function Preview({ record }: SlotProps<MailTemplate>) {
  const texts = useSettled(JSON.stringify({ subject: record.subject ?? '', message: record.message ?? '' }), pause);
  const { data, error, refetch } = useQuery<Shown, HttpError>({
    queryKey: ['mailTemplate', 'preview', texts],
    queryFn: async () => {
      const body = JSON.parse(texts) as Pick<MailTemplate, 'subject' | 'message'>;
      return (await call<Shown>('previewmailtemplate', { method: 'POST', isRead: true, body })).json;
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-labelledby="mail-preview" sx={{ mt: 2 }}>
      <Typography variant="h3" id="mail-preview" sx={{ mb: 0.5 }}>
        {t('mail.preview')}
      </Typography>
      {error ? (
        <LoadFailed text={t('mail.previewFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
            {data.of ? t('mail.previewOf', { name: data.of }) : t('mail.previewNobody')}
          </Typography>
          <Paper variant="outlined" sx={{ p: 2, mb: 1, minHeight: 96, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 'fontWeightBold' }}>{data.subject || '–'}</Typography>
            <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{data.message}</Typography>
          </Paper>
          {data.problem ? (
            <Alert severity="error">{data.problem}</Alert>
          ) : (
            <Alert severity="info">
              {data.needed.length
                ? t('mail.needed', { fields: data.needed.map(({ title }) => title).join(', ') })
                : t('mail.neededNothing')}
            </Alert>
          )}
        </>
      ) : (
        <Loading height={160} />
      )}
    </Box>
  );
}
