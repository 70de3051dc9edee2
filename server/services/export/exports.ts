import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { badRequest } from '../../core/errors/errors.ts';
import type { SessionUser } from '../access/session-user.ts';
import { Background, type KindOf } from '../background/background.ts';
import type { Result, Run } from '../background/kind.ts';
import { Files } from '../files/files.ts';
import { incomingName } from '../files/incoming.ts';
import { Heavy } from '../heavy/heavy.ts';
import { follow, Growth } from './growth.ts';
import type { TableSource } from './table.ts';
import { writeTable, type FileFormat } from './write-table.ts';

/** The media type of each kind of file. */
export const fileTypes: Readonly<Record<Exclude<FileFormat, 'vcf'>, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** Besides those, of records that are vCards. */
export const cardTypes: Readonly<Record<FileFormat, string>> = { ...fileTypes, vcf: 'text/vcard; charset=utf-8' };

/** @throws UserError 400 for another format */
export function fileFormatOf(format: unknown = 'csv', isCard = false): FileFormat {
  if (isCard && format === 'vcf') return format;
  if (typeof format !== 'string' || !Object.hasOwn(fileTypes, format))
    throw badRequest('format must be csv, xlsx or ods.');
  return format as FileFormat;
}

const fileNameOf = (name: string, format: FileFormat) => `${name.replaceAll(/[^\w]+/g, ' ')}.${format}`;

/** What is exported: only its name passes to the thread. */
type Source<Input> = Pick<TableSource<Input, never>, 'name'>;

/** Who gets a file, and of which format. */
interface Recipient {
  readonly user: SessionUser;
  readonly format: FileFormat;
}

export interface ExportInput {
  readonly source: string;
  readonly input: unknown;
  readonly format: FileFormat;
}

/** An export whose file waits for the person. */
export const exportKind: KindOf<ExportInput> = { name: 'export', lane: 'long' };

/** Makes files of tables. A thread writes each of them to the disk, so that no table has to fit into memory. */
@Injectable()
export class Exports {
  constructor(
    private readonly heavy: Heavy,
    private readonly files: Files,
    private readonly background: Background,
  ) {}

  /**
   * Sends a table as a file while a thread still writes it. If the caller goes away, the thread stops. A caller that
   * prefers not to wait (`Prefer: respond-async`) is answered 202 with the background work that makes the file.
   * @param title what the export is called
   * @throws UserError 422 if a workbook would have too many rows
   */
  async send<Input>(
    source: Source<Input>,
    input: Input,
    { user, format, title }: Recipient & { readonly title: string },
    response: Response,
  ): Promise<void> {
    // Work is for a person: what is shown to someone who views the product as another is theirs only while they do.
    if (prefersNotToWait(response) && !user.isViewed) {
      const { background } = this;
      const about = { subject: `${title} as ${format.toUpperCase()}`, person: user };
      const id = await background.add(exportKind, { source: source.name, input, format }, about);
      response.status(202).location(`/v1/backgroundWork/${id}`).setHeader('Preference-Applied', 'respond-async');
      return void response.json({ id });
    }
    const path = await this.#path();
    const stop = new AbortController();
    const { signal } = stop;
    response.once('close', () => stop.abort());
    const growth = new Growth();
    const written = this.heavy.run(
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
      response.attachment(fileNameOf(growth.name, format)).type(cardTypes[format]);
      const parts = Readable.from(follow(path, growth, ended), { objectMode: false });
      // Listens once: a compressed response keeps each listener that waits until it is drained.
      parts.pipe(response);
      try {
        await Promise.race([once(parts, 'end'), once(response, 'close')]);
      } finally {
        parts.destroy();
      }
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
    { user, format }: Recipient,
  ): Promise<{ fileName: string; content: Buffer }> {
    const path = await this.#path();
    try {
      const { name } = await this.heavy.run(writeTable, { source: source.name, input, format, path }, { user });
      return { fileName: fileNameOf(name, format), content: await readFile(path) };
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Makes a file that waits for the person of the work. @throws as `send` */
  async store({ source, input, format }: ExportInput, { user, signal, progress }: Run): Promise<Result> {
    const { heavy, files } = this;
    const path = await this.#path();
    try {
      const { name, rows } = await heavy.run(
        writeTable,
        { source, input, format, path },
        { user, signal, onProgress: ({ rows: done }) => progress(done) },
      );
      progress(rows, rows);
      return { file: { name: fileNameOf(name, format), location: await files.keep({ path }) } };
    } finally {
      await rm(path, { force: true });
    }
  }

  async #path(): Promise<string> {
    const { incoming } = this.files;
    await mkdir(incoming, { recursive: true });
    return join(incoming, incomingName());
  }
}

const prefersNotToWait = ({ req }: Response): boolean =>
  /(^|,)\s*respond-async\s*(;|,|$)/i.test(req.get('prefer') ?? '');
