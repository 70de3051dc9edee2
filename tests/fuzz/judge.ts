import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import XLSX from 'xlsx';
import type { ApiDescription } from '../support/described.ts';
import type { Answer } from './connection.ts';
import type { FuzzRequest } from './requests.ts';

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/** What is wrong with an answer, regardless of its time; null if it is correct. */
export function judge({ method, path }: Pick<FuzzRequest, 'method' | 'path'>, answer: Answer): string | null {
  const { status, headers } = answer;
  if (status >= 500) return `answered ${status}`;
  if (method === 'HEAD' || !path.startsWith('/v1/')) return null;
  const body = bodyOf(answer);
  const type = String(headers['content-type']);
  if (status >= 400) return isError(status, body) ? null : `${status} without the error shape: ${body.subarray(0, 80)}`;
  if (type.startsWith('text/csv')) return faultOfCsv(body.toString());
  if (type.includes('spreadsheetml')) return faultOfWorkbook(body);
  if (type.startsWith('application/json') && body.length && parsed(body) === undefined) return 'answered broken JSON';
  return null;
}

/** How an answer leaves the description of its call; null if it does not. */
export function undescribed(request: FuzzRequest, answer: Answer, api: ApiDescription): string | null {
  const { kind, method, call, path } = request;
  // A value such as `..` or `#` makes another path, and an empty value the path of the list.
  const parts = new URL(path, 'http://server').pathname.split('/');
  const isAnother = parts.length !== call.split('/').length || parts.indexOf('', 1) > 0;
  if (kind === 'stray' || isAnother) return null;
  const text = bodyOf(answer).toString();
  const reply = {
    status: answer.status,
    headers: new Headers(answer.headers as Record<string, string>),
    body: parsed(Buffer.from(text)) ?? text,
  };
  const found = api.differences(method, call, reply);
  return found && `not as described: ${found.what.join('; ')}`;
}

const bodyOf = ({ headers, body }: Answer): Buffer => {
  const decode = decoders[String(headers['content-encoding'])];
  return decode ? decode(body) : body;
};

/** Whether the body has the error shape `{ message, code }`, that of the identity service, or the rows of a 409. */
function isError(status: number, bytes: Buffer): boolean {
  const body = parsed(bytes) as any;
  if (status === 409 && Array.isArray(body)) return true;
  if (body?.error) return typeof body.error.message === 'string' && body.error.code === status;
  return typeof body?.message === 'string' && typeof body.code === 'string';
}

/** Checks that every CSV row has a cell for each column, and that the last row is complete. */
function faultOfCsv(text: string): string | null {
  if (!text.endsWith('\r\n')) return 'a CSV without its end';
  let [columns, cells, isQuoted] = [0, 1, false];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === ',') cells++;
    if (letter !== '\n') continue;
    columns ||= cells;
    if (cells !== columns) return `a CSV with ${cells} cells in a row of ${columns}`;
    cells = 1;
  }
  return isQuoted ? 'a CSV with an open quotation mark' : null;
}

function faultOfWorkbook(bytes: Buffer): string | null {
  try {
    return XLSX.read(bytes).SheetNames.length === 1 ? null : 'a workbook without a sheet';
  } catch (error) {
    return `a broken workbook: ${(error as Error).message}`;
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
