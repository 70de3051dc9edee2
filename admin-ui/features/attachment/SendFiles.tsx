import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { FileDrop } from '../../kit/files/FileDrop.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { later } from '../../kit/later.tsx';
import { useSendFiles } from './use-send-files.ts';

const AddFiles = later(() => import('./AddFiles.tsx').then((module) => module.AddFiles));

interface Props extends SlotProps<Partial<Attachment>> {
  /** Whether the button is one of several. */
  readonly isPlain?: boolean;
}

/** Adds files to the record whose files are listed: in a dialog, or dropped anywhere on the page. */
export function SendFiles({ record, isPlain = false }: Props) {
  const add = useSendFiles(record);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  if (!add) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('attachment.choose')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button
        startIcon={<UploadFileOutlinedIcon />}
        onClick={() => setOpen(true)}
        {...(isPlain ? { variant: 'outlined', color: 'inherit', size: 'small' } : { variant: 'contained' })}
      >
        {t('attachment.add')}
      </Button>
      <FileDrop text={t('attachment.drop')} onFiles={add} />
      <Suspense>
        {open && <AddFiles onChoose={() => input.current!.click()} onFiles={add} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
