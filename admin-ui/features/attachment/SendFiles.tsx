import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Attachment } from '../../generated/attachment/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { maxBytes, upload } from '../../core/data/upload.ts';
import { FileDrop } from '../../kit/files/FileDrop.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

/** Adds files to the record whose files are listed: chosen with the button, or dropped on its tab. */
export function SendFiles({ record }: SlotProps<Partial<Attachment>>) {
  const notify = useNotify();
  const queries = useQueryClient();
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(Promise.resolve());
  if (!Object.keys(record).length || !allowsChange(session, { permission: 'EditCustomers' })) return null;

  /** Uploads one file. Returns whether it was uploaded. */
  async function send(file: File): Promise<boolean> {
    if (file.size >= maxBytes) {
      notify(t('attachment.big'), { type: 'error' });
      return false;
    }
    try {
      await upload('attachment', 'attachmentfile', file, { fileName: file.name, ...record });
      return true;
    } catch (error) {
      const { message } = error as Error;
      const tooBig = /exceeds the configured maximum/.test(message);
      notify(tooBig ? t('attachment.tooBig') : message, { type: 'error' });
      return false;
    }
  }

  /** Uploads one file after the other, so that the progress bar shows one at a time. */
  async function sendAll(files: readonly File[]) {
    setBusy(true);
    let sent = 0;
    for (const file of files) if (await send(file)) sent += 1;
    if (sent) notify(t('attachment.uploaded', { smart_count: sent, count: sent }), { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['attachment'] });
    setBusy(false);
    if (input.current) input.current.value = '';
  }

  /** Files added during an upload wait for their turn. */
  const add = (files: readonly File[]) => {
    if (files.length) turn.current = turn.current.then(() => sendAll(files));
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('attachment.choose')}
        onChange={(event) => add([...(event.target.files ?? [])])}
      />
      <Button
        variant="contained"
        startIcon={<UploadFileOutlinedIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => input.current!.click()}
      >
        {t('attachment.add')}
      </Button>
      <FileDrop text={t('attachment.drop')} onFiles={add} />
    </>
  );
}
