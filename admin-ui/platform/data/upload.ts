import { HttpError } from 'react-admin';
import { session } from '../session/session.ts';

/**
 * Sends a file with its metadata as multipart. fetch does not tell how far it is.
 * @param onProgress is told the percentage
 */
export function upload(
  path: string,
  field: string,
  file: File,
  params: object,
  onProgress: (percent: number) => void,
): Promise<unknown> {
  const form = new FormData();
  form.append('params', JSON.stringify(params));
  form.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/v1/${path}`);
    request.setRequestHeader('authorization', `Bearer ${session.get()?.token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
    request.onerror = () => reject(new HttpError('The server cannot be reached. Please check your connection.', 0));
    request.onload = () => {
      const { status, response } = request;
      if (status < 300) resolve(response);
      else reject(new HttpError(response?.message ?? 'The file could not be sent.', status, response));
    };
    request.send(form);
  });
}
