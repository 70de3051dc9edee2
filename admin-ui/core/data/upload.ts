import { t } from '../i18n/t.ts';
import { call } from './http.ts';
import { multipart } from './transport.ts';
import { beginUpload } from './upload-progress.ts';

interface Options {
  /** Called with the percentage, which is also shown over the page. */
  readonly onProgress?: (percent: number) => void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
  /** Token of an earlier call that is to be undone together with the upload. */
  readonly undoneWith?: string | null;
}

/**
 * Uploads a file with its metadata.
 * @throws as `call` does; DOMException named AbortError also if the user cancels it
 */
export async function upload<T = unknown>(
  path: string,
  field: string,
  file: File,
  params: object,
  { onProgress, signal, undoneWith }: Options = {},
): Promise<T> {
  const cancelled = new AbortController();
  const progress = beginUpload(t('core.upload.running', { file: file.name }), () => cancelled.abort());
  const show = (percent: number) => {
    onProgress?.(percent);
    progress.update(t(percent < 100 ? 'core.upload.running' : 'core.upload.done', { file: file.name }), percent);
  };
  try {
    const { json } = await call<T>(path, {
      method: 'POST',
      body: params,
      undoneWith,
      signal: AbortSignal.any([cancelled.signal, ...(signal ? [signal] : [])]),
      transport: multipart(field, file, show),
    });
    show(100);
    return json;
  } catch (error) {
    progress.end();
    throw error;
  }
}

/** Whether an error only says that the upload was cancelled. */
export const isCancelled = (error: unknown): boolean => (error as Error).name === 'AbortError';

/** Whether the server refused an upload for its size (VAL-008). */
export const isTooBig = (error: unknown): boolean => /exceeds the configured maximum/.test((error as Error).message);
