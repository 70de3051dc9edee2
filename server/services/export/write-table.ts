import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Task } from '../heavy/task.ts';
import { cardsOf } from './cards.ts';
import { csvOf } from './csv.ts';
import { writeOds } from './ods.ts';
import { sheetOf } from './sheet.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { writeXlsx } from './xlsx.ts';

export type FileFormat = 'csv' | 'xlsx' | 'ods' | 'vcf';

export interface TableFile {
  /** Name of a table source. */
  readonly source: string;
  readonly input: unknown;
  readonly format: FileFormat;
  /** Where the file is written. */
  readonly path: string;
}

/** How far a file has come: the name of its table, and its bytes and rows so far. */
export interface Written {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
}

/** Writes the table of a source to a file. */
export const writeTable: Task<TableFile, Written, Written> = {
  name: 'write table',
  async run({ source, input, format, path }, thread) {
    const tables = await thread.get(Tables);
    let rows = 0;
    const table = counted(await tables.table(source, input, thread.user), (more) => (rows += more));
    const file = createWriteStream(path, { highWaterMark: 256 * 1024 });
    const written = () => ({ name: table.name, bytes: file.bytesWritten, rows });
    const timer = setInterval(() => thread.progress(written()), 100);
    const closed = once(file, 'close');
    const failed = new Promise<never>((_, reject) => file.once('error', reject));
    const write = async () => {
      await writers[format](table, file);
      if (!file.writableEnded) file.end();
      await finished(file);
    };
    try {
      await Promise.race([write(), failed]);
    } finally {
      clearInterval(timer);
      file.destroy();
      await closed.catch(() => undefined);
    }
    return written();
  },
};

const writers: Readonly<Record<FileFormat, (table: Table, to: Writable) => Promise<void>>> = {
  async csv(table, to) {
    for await (const text of csvOf(table)) if (!to.write(text)) await once(to, 'drain');
  },
  async vcf(table, to) {
    for await (const text of cardsOf(table)) if (!to.write(text)) await once(to, 'drain');
  },
  xlsx: async (table, to) => writeXlsx(await sheetOf(table), to),
  ods: async (table, to) => writeOds(await sheetOf(table), to),
};

/** A table that says how many rows of it are read. */
const counted = (table: Table, onRows: (more: number) => void): Table => ({
  ...table,
  rows: (async function* () {
    for await (const some of table.rows) {
      yield some;
      onRows(some.length);
    }
  })(),
});
