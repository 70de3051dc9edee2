import { t } from '../i18n/t.ts';
import { call } from './http.ts';
import { multipart } from './transport.ts';
import { uploadProgress } from './upload-progress.ts';

/** Files of this size or more are refused (VAL-007, CON-004). */
export const maxBytes = 10_485_760;

/**
 * Uploads a file with its metadata.
 * @param onProgress called with the percentage, which the progress bar over the page also shows
 * @throws as `call` does
 */
export async function upload<T = unknown>(
  path: string,
  field: string,
  file: File,
  params: object,
  onProgress?: (percent: number) => void,
): Promise<T> {
  const show = (percent: number) => {
    onProgress?.(percent);
    uploadProgress.tell(t(percent < 100 ? 'core.upload.running' : 'core.upload.done', { file: file.name }), percent);
  };
  try {
    const { json } = await call<T>(path, {
      method: 'POST',
      body: params,
      transport: multipart(field, file, show),
    });
    show(100);
    return json;
  } catch (error) {
    uploadProgress.clear();
    throw error;
  }
}
