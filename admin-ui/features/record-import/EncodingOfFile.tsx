import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Encoding } from '../../core/files/encodings.gen.ts';
import { TextEncoding } from '../../kit/sheets/TextEncoding.tsx';
import { act, sendFile, type Import } from './calls.ts';
import { keepFile, sentFile } from './sent-file.ts';

/** The encoding of a text file. Another one sends the file again, in place of this import. */
export function EncodingOfFile({ record }: { readonly record: Import }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const file = sentFile(record.id);
  if (!file) return null;
  async function again(of: File, encoding: Encoding) {
    setBusy(true);
    try {
      const { id } = await sendFile(of, record.kind, encoding);
      await act(record.id, 'discard');
      keepFile(id, of);
      void navigate(`/imports/${id}/detail`, { replace: true });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setBusy(false);
    }
  }
  return (
    <TextEncoding
      of={{ file, encoding: record.encoding as Encoding | null }}
      isDisabled={isBusy}
      onChange={(of, encoding) => void again(of, encoding)}
    />
  );
}
