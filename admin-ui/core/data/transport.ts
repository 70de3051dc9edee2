import { t } from '../i18n/t.ts';

/** A request that is ready to be sent. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** The response. If the call was refused, the body is the server's error. Status 0 means that no response came. */
export interface Incoming {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request and reads its response. Rejects only if the request was aborted. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;

/** Sends and receives JSON. */
export const json: Transport = (outgoing) => fetched(outgoing, async (response) => parsed(await response.text()));

/** Sends JSON and receives a file as a blob. */
export const blob: Transport = (outgoing) => fetched(outgoing, (response) => response.blob());

/**
 * Sends a file and the body as multipart. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @param field name of the part with the file; the body is in the part `params`
 * @param onProgress called with the percentage, at most 99 until the response has arrived
 */
export const multipart =
  (field: string, file: File, onProgress: (percent: number) => void): Transport =>
  ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const form = new FormData();
      form.append('params', JSON.stringify(body));
      form.append(field, file);
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(Math.min(99, Math.floor((100 * loaded) / total)));
      request.onerror = () => resolve(unreachable);
      request.onload = () =>
        resolve({ status: request.status, headers: new Headers(), body: parsed(request.responseText) });
      request.onabort = () => reject(signal.reason as DOMException);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      onProgress(0);
      request.send(form);
    });

async function fetched(
  { url, method, headers, body, signal }: Outgoing,
  read: (response: Response) => Promise<unknown>,
): Promise<Incoming> {
  try {
    const response = await fetch(url, {
      method,
      signal,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = response.ok ? await read(response) : parsed(await response.text());
    return { status: response.status, headers: response.headers, body: answer };
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    return unreachable;
  }
}

const unreachable: Incoming = {
  status: 0,
  headers: new Headers(),
  body: { message: t('core.unreachable') },
};

function parsed(text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
}
