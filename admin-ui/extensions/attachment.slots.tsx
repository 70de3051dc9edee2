import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { attachmentSlots } from '../generated/attachment/slots.gen.ts';
import type { Attachment } from '../generated/attachment/types.gen.ts';
import { download } from '../platform/data/http.ts';
import { upload } from '../platform/data/upload.ts';
import type { SlotProps } from '../platform/model/resource.ts';
import { allows } from '../platform/session/rules.ts';
import { useSession } from '../platform/session/session.ts';

/** A file of this size or more is not sent (1:145). */
const maxBytes = 10_485_760;

/** Sends a file for the record whose files are listed. */
function UploadButton({ record }: SlotProps<Partial<Attachment>>) {
  const notify = useNotify();
  const queries = useQueryClient();
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  if (!Object.keys(record).length || !allows(session, { permission: 'EditCustomers' })) return null;

  async function send(file: File | undefined) {
    if (!file) return;
    if (file.size >= maxBytes) return notify('Big file: File size is greater than 10MB.', { type: 'error' });
    setPercent(0);
    try {
      await upload('attachment', 'attachmentfile', file, { fileName: file.name, ...record }, setPercent);
      notify('File uploaded', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['attachment'] });
    } catch (error) {
      const { message } = error as Error;
      notify(/exceeds the configured maximum/.test(message) ? 'File too big.' : message, { type: 'error' });
    } finally {
      setPercent(null);
      input.current!.value = '';
    }
  }

  return (
    <>
      <input ref={input} type="file" hidden onChange={(event) => void send(event.target.files?.[0])} />
      <Button
        variant="contained"
        startIcon={<UploadFileOutlinedIcon />}
        disabled={percent !== null}
        onClick={() => input.current!.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void send(event.dataTransfer.files[0]);
        }}
      >
        {percent === null ? 'Add file' : `Sending … ${percent} %`}
      </Button>
    </>
  );
}

/** The name of a file fetches it. */
function FileName({ record }: SlotProps<Attachment>) {
  const notify = useNotify();
  async function fetchFile() {
    try {
      const url = URL.createObjectURL(await download(`downloadAttachment/${encodeURIComponent(record.fileName!)}`));
      Object.assign(document.createElement('a'), { href: url, download: record.fileName }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }
  return (
    <Link
      component="button"
      type="button"
      onClick={(event) => {
        event.stopPropagation();
        void fetchFile();
      }}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
    >
      <DownloadOutlinedIcon sx={{ fontSize: 16 }} aria-hidden />
      {record.fileName}
    </Link>
  );
}

export default attachmentSlots({ 'list.toolbar': UploadButton, 'list.cell.fileName': FileName });
