import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

/** A picture of one pixel. */
export const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Uploads a file as the browser does. `params` is an object, or the JSON text as it is sent. */
export async function send(
  app: Pick<TestApp, 'url'>,
  client: Client,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  params: unknown,
): Promise<{ status: number; body: any }> {
  const form = new FormData();
  form.append('params', typeof params === 'string' ? params : JSON.stringify(params));
  form.append('attachmentfile', new Blob([bytes]), name);
  const response = await fetch(`${app.url}/v1/attachment/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}
