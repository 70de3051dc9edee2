import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Response } from 'express';
import { badRequest } from '../../core/errors/errors.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Files } from '../files/files.ts';
import { incomingName } from '../files/incoming.ts';
import type { Heavy } from '../heavy/heavy.ts';
import { follow, Growth } from './growth.ts';
import type { TableSource } from './table.ts';
import { writeTable, type FileFormat } from './write-table.ts';

const types: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** @throws UserError 400 for another format */
export function fileFormatOf(format: unknown = 'csv'): FileFormat {
  if (typeof format !== 'string' || !Object.hasOwn(types, format)) throw badRequest('format must be csv, xlsx or ods.');
  return format as FileFormat;
}

const fileNameOf = (name: string, format: FileFormat) => `${name.replaceAll(/[^\w]+/g, ' ')}.${format}`;

/** What is exported: only its name passes to the thread. */
type Source<Input> = Pick<TableSource<Input, never>, 'name'>;

/** Makes files of tables. A thread writes each of them to the disk, so that no table has to fit into memory. */
export class Exports {
  readonly #heavy: Heavy;
  readonly #folder: string;

  constructor(heavy: Heavy, files: Files) {
    this.#heavy = heavy;
    this.#folder = files.incoming;
  }

  /**
   * Sends a table as a file while a thread still writes it. If the caller goes away, the thread stops.
   * @throws UserError 422 if a workbook would have too many rows
   */
  async send<Input>(
    source: Source<Input>,
    input: Input,
    { user, format }: { readonly user: SessionUser; readonly format: FileFormat },
    response: Response,
  ): Promise<void> {
    const path = await this.#path();
    const stop = new AbortController();
    const { signal } = stop;
    response.once('close', () => stop.abort());
    const growth = new Growth();
    const written = this.#heavy.run(
      writeTable,
      { source: source.name, input, format, path },
      { user, signal, onProgress: (progress) => growth.reached(progress) },
    );
    const ended = written.then((all) => growth.reached(all)).finally(() => growth.end());
    ended.catch(() => undefined);
    try {
      // Waits for the first bytes, so that an invalid request still gets an error response.
      await growth.next(0);
      if (growth.hasEnded) await ended;
      response.attachment(fileNameOf(growth.name, format)).type(types[format]);
      for await (const part of follow(path, growth, ended))
        if (!response.write(part)) await once(response, 'drain', { signal });
      response.end();
    } catch (error) {
      // A caller that has gone away gets no answer.
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      throw error;
    } finally {
      stop.abort();
      await ended.catch(() => undefined);
      await rm(path, { force: true });
    }
  }

  /** A table as a file in memory, for a mail. @throws as `send` */
  async bytes<Input>(
    source: Source<Input>,
    input: Input,
    { user, format }: { readonly user: SessionUser; readonly format: FileFormat },
  ): Promise<{ fileName: string; content: Buffer }> {
    const path = await this.#path();
    try {
      const { name } = await this.#heavy.run(writeTable, { source: source.name, input, format, path }, { user });
      return { fileName: fileNameOf(name, format), content: await readFile(path) };
    } finally {
      await rm(path, { force: true });
    }
  }

  async #path(): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    return join(this.#folder, incomingName());
  }
}
