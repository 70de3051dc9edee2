import { HttpError } from 'react-admin';
import { session } from '../session/session.ts';
import { uploadProgress } from './upload-progress.ts';

/**
 * Sends a file with its metadata as multipart. fetch does not tell how far it is.
 * @param onProgress is told the percentage, as the bar over the page is
 */
export function upload<T = unknown>(
  path: string,
  field: string,
  file: File,
  params: object,
  onProgress?: (percent: number) => void,
): Promise<T> {
  const tell = (percent: number) => {
    onProgress?.(percent);
    uploadProgress.tell(percent < 100 ? `Sending ${file.name}` : `${file.name} has been sent`, percent);
  };
  const form = new FormData();
  form.append('params', JSON.stringify(params));
  form.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/v1/${path}`);
    request.setRequestHeader('authorization', `Bearer ${session.get()?.token}`);
    request.responseType = 'json';
    // All bytes are there before the answer is.
    request.upload.onprogress = ({ loaded, total }) => tell(Math.min(99, Math.floor((100 * loaded) / total)));
    const fail = (error: HttpError) => {
      uploadProgress.clear();
      reject(error);
    };
    request.onerror = () => fail(new HttpError('The server cannot be reached. Please check your connection.', 0));
    request.onload = () => {
      const { status, response } = request;
      if (status >= 300)
        return fail(new HttpError(response?.message ?? 'The file could not be sent.', status, response));
      tell(100);
      resolve(response as T);
    };
    tell(0);
    request.send(form);
  });
}
