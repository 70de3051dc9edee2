import AttachFileOutlinedIcon from '@mui/icons-material/AttachFileOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { isCancelled, isTooBig, upload } from '../../core/data/upload.ts';
import { attachmentBytes } from '../../core/files/limits.gen.ts';
import { useDialog } from '../../crud/fields/dialog-context.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { sizeText } from '../../kit/files/size-text.ts';
import { t } from '../../crud/mail/texts.ts';

/** Chooses files of the customer, newest first, or adds one to them, which then goes with the mail. */
export function FilesField({ customer }: { readonly customer: number | undefined }) {
  const { formId } = useDialog();
  const queries = useQueryClient();
  const { field: control, fieldState } = useController({ name: 'attachments' });
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data = [], isFetching } = useGetList<Attachment & { id: number }>(
    'attachment',
    { filter: { customer }, sort: { field: 'dateCreated', order: 'DESC' }, pagination: { page: 1, perPage: 100 } },
    { enabled: customer !== undefined },
  );
  const { getValues, setValue } = useFormContext();
  const chosen = (control.value ?? []) as Attachment[];
  const id = `${formId}-attachments`;
  const error = problem ?? fieldState.error?.message;

  async function add(file: File) {
    setProblem(null);
    if (file.size >= attachmentBytes) return setProblem(t('attachment.big'));
    setPercent(0);
    // Sending waits for it.
    setValue('uploading', true);
    try {
      const params = { fileName: file.name, customer };
      const saved = await upload<Attachment>('attachment', 'attachmentfile', file, params, { onProgress: setPercent });
      // Others may have been chosen meanwhile.
      control.onChange([...((getValues('attachments') ?? []) as Attachment[]), saved]);
      await queries.invalidateQueries({
        predicate: ({ queryKey: [entity, what] }) => entity === 'attachment' || what === 'timeline',
      });
    } catch (failure) {
      if (isCancelled(failure)) return;
      setProblem(isTooBig(failure) ? t('attachment.tooBig') : (failure as Error).message);
    } finally {
      setPercent(null);
      setValue('uploading', null);
    }
  }

  return (
    <FieldFrame id={id} label={t('mail.files')} error={error}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'flex-start', gap: 1 }}>
        <Autocomplete<Attachment, true>
          id={id}
          multiple
          fullWidth
          filterSelectedOptions
          autoHighlight
          value={chosen}
          options={data}
          loading={isFetching}
          onChange={(_, next) => control.onChange(next)}
          onBlur={control.onBlur}
          getOptionLabel={({ fileName }) => fileName!}
          getOptionKey={({ attachId }) => attachId!}
          isOptionEqualToValue={(option, other) => option.attachId === other.attachId}
          noOptionsText={t(data.length ? 'mail.noMoreFiles' : 'mail.noFiles')}
          renderOption={({ key, ...props }, { fileName, fileSize }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{fileName}</Box>
              <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
                {sizeText(fileSize ?? 0)}
              </Typography>
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              hiddenLabel
              error={Boolean(error)}
              placeholder={chosen.length ? '' : t('mail.filesHint')}
            />
          )}
        />
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('mail.addFile')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void add(file);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Button
          variant="outlined"
          color="inherit"
          disabled={percent !== null}
          startIcon={<AttachFileOutlinedIcon />}
          onClick={() => input.current!.click()}
          sx={{ flexShrink: 0, height: 36, minWidth: 128 }}
        >
          {percent === null ? t('mail.addFile') : `${percent} %`}
        </Button>
      </Box>
    </FieldFrame>
  );
}
