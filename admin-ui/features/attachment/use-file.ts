import { useNotify } from 'react-admin';
import type { Attachment } from '../../generated/attachment/types.gen.ts';
import { download } from '../../core/data/http.ts';
import { saveBlob } from '../../kit/files/preview.ts';

export const pathOf = ({ fileName }: Attachment) => `downloadAttachment/${encodeURIComponent(fileName!)}`;

/** Downloads a file under its name. */
export function useFetchFile() {
  const notify = useNotify();
  return async (file: Attachment) => {
    try {
      saveBlob(await download(pathOf(file)), file.fileName!);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
}
