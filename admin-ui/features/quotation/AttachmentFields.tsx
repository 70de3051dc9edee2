import AttachFileIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { attachment } from '../../generated/attachment.gen.tsx';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { DialogProvider, useDialog, type DialogState } from '../../crud/fields/dialog-context.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { Attached } from './attach.ts';

const { attachDesc, attachTags } = attachment.fields;
const fields = { attachDesc: attachDesc!, attachTags: attachTags! };

/** A file to attach to the quotation when it is saved, with description and tags (VAL-102). */
export function AttachmentFields() {
  const session = useSession();
  const dialog = useDialog();
  const form = useFormContext<Attached>();
  const input = useRef<HTMLInputElement>(null);
  const file = useWatch({ control: form.control, name: 'attachFile' });
  if (!allowsChange(session, attachment.access.update)) return null;
  const choose = (chosen: File | null) => form.setValue('attachFile', chosen, { shouldDirty: true });
  return (
    <DialogProvider value={{ ...dialog, ...apart }}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <FieldFrame id={`${dialog.formId}-attachFile`} label={t('quotation.attachment.title')} group>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('quotation.attachment.choose')}
            onChange={(event) => {
              choose(event.target.files?.[0] ?? null);
              event.target.value = '';
            }}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<AttachFileIcon />}
              onClick={() => input.current!.click()}
              sx={{ flexShrink: 0 }}
            >
              {t('quotation.attachment.choose')}
            </Button>
            <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {file?.name}
            </Box>
            {file && (
              <IconButton aria-label={t('quotation.attachment.remove')} onClick={() => choose(null)}>
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        </FieldFrame>
        {file && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <FieldInput name="attachDesc" />
            <FieldInput name="attachTags" />
          </Box>
        )}
      </Stack>
    </DialogProvider>
  );
}

const labels: Readonly<Record<string, string>> = {
  attachDesc: t('quotation.attachment.description'),
  attachTags: t('quotation.attachment.tags'),
};
const no = () => false;
const nothing = () => undefined;
/** These fields follow none of the quotation's rules. */
const apart: Partial<DialogState> = {
  of: { fields },
  names: Object.keys(fields),
  isReadOnly: no,
  isFixed: no,
  isRequired: no,
  needs: no,
  hasStar: no,
  labelOf: (name) => labels[name]!,
  userChanged: nothing,
  left: nothing,
};
