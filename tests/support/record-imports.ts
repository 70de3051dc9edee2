import type { TestApp } from './app.ts';
import type { Client, Reply } from './client.ts';
import { csv } from './lists.ts';

/** Sends a file to be imported. */
export async function sendFile(
  app: Pick<TestApp, 'url'>,
  client: Client,
  { name = 'list.csv', kind = 'customer', content, encoding }: SentFile,
): Promise<Reply> {
  const form = new FormData();
  form.append('params', JSON.stringify({ kind, encoding }));
  form.append('file', new Blob([content as BlobPart]), name);
  const response = await fetch(`${app.url}/v1/recordImports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

export interface SentFile {
  readonly name?: string;
  readonly kind?: string;
  readonly content: string | Uint8Array;
  readonly encoding?: string;
}

/** Rows as a CSV file. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  csv([[...head], ...rows.map((row) => [...row])]);

/** Takes files through the steps of an import, as one person. */
export class Importing {
  constructor(
    readonly app: TestApp,
    readonly client: Client,
  ) {}

  /** Sends a file and checks its rows. @param mapping default: the proposed one */
  async checked(file: SentFile, mapping?: object): Promise<number> {
    const { body, status } = await sendFile(this.app, this.client, file);
    if (status !== 200) throw new Error(JSON.stringify(body));
    await this.map(body.id, mapping);
    return body.id;
  }

  async map(id: number, mapping?: object): Promise<Reply> {
    const proposed = mapping ?? (await this.client.get(`recordImports/${id}/matching`)).body.proposal;
    const answer = await this.client.put(`recordImports/${id}/mapping`, proposed);
    await this.app.platform.background.workOff();
    return answer;
  }

  async start(id: number) {
    const begun = await this.client.post(`recordImports/${id}/start`);
    await this.app.platform.background.workOff();
    return { begun, record: await this.record(id) };
  }

  async undo(id: number) {
    const begun = await this.client.post(`recordImports/${id}/undo`);
    await this.app.platform.background.workOff();
    return { begun, record: await this.record(id) };
  }

  record = async (id: number) => (await this.client.get(`recordImports/${id}`)).body;
  counts = async (id: number) => (await this.client.get(`recordImports/${id}/counts`)).body;
  rows = async (id: number, filter = 'all', page = 1): Promise<any[]> =>
    (await this.client.get(`recordImports/${id}/rows?filter=${filter}&page=${page}`)).body;
}
