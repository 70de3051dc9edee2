import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { failureOf } from '../../core/errors/failure.ts';
import { badRequest, invalid, UserError } from '../../core/errors/errors.ts';
import { limitText } from '../../core/files/limit-text.ts';
import { attachmentBytes, LimitPassed } from '../../core/files/limits.gen.ts';
import type { Settings } from '../../core/settings.ts';
import { InjectSettings } from '../inject.ts';
import { clearIncoming, incomingName } from './incoming.ts';
import { kindOf, type Kind } from './kind.ts';
import { syncFile, syncFolder } from './sync.ts';

/** A received file that has not been stored yet. */
export interface Upload {
  /** The sender's file name, without folders. */
  readonly name: string;
  readonly bytes: number;
  /** Detected from the bytes. */
  readonly kind: Kind;
  readonly path: string;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Stores uploaded files in a folder under generated names, so that a user's file name cannot escape it. A stored file
 * survives a power cut, so that a record that is saved afterwards never names a lost file.
 */
@Injectable()
export class Files {
  readonly #folder: string;
  /** Folder of uploads in progress. */
  readonly incoming: string;

  constructor(@InjectSettings() { dataDir }: Settings) {
    this.#folder = join(dataDir, 'attachments');
    this.incoming = join(this.#folder, 'incoming');
  }

  /**
   * Reads one file of a multipart body.
   * @param most bytes that it can have
   * @throws UserError 400 if there is none, 413 if it is too large, 422 if it takes too long to read; the system's error
   *   if it cannot be written
   */
  async receive(request: Request, response: Response, field: string, most = attachmentBytes - 1): Promise<Upload> {
    mkdirSync(this.incoming, { recursive: true });
    const path = join(this.incoming, incomingName());
    const storage = multer.diskStorage({
      destination: this.incoming,
      filename: (_request, _file, done) => done(null, basename(path)),
    });
    const limits = { fileSize: most, files: 1, fields: 10, fieldSize: 20_000, parts: 12 };
    const read = multer({ storage, limits, defParamCharset: 'utf8' }).single(field);
    await new Promise<void>((resolve, reject) => {
      void read(request, response, (error: unknown) => (error ? reject(refusal(error, most)) : resolve()));
    }).catch(async (error: unknown) => {
      // Multer does not remove a partly written file.
      await rm(path, { force: true }).catch(() => undefined);
      throw error;
    });
    const { file } = request;
    if (!file) throw badRequest(`The body must be multipart with the file ${field}.`);
    const kind = await kindOf(path).catch(async (error: unknown) => {
      await rm(path, { force: true });
      throw error instanceof LimitPassed ? invalid({ [field]: limitText(error) }) : error;
    });
    const fields = request.body as Record<string, string>;
    return { name: plain(file.originalname), bytes: file.size, kind, path, fields };
  }

  /** Stores an upload, or a file that was made. @returns the stored name */
  async keep({ path }: Pick<Upload, 'path'>): Promise<string> {
    const name = randomUUID();
    await this.#storing([name], async () => {
      await syncFile(path);
      await rename(path, this.#path(name));
    });
    return name;
  }

  /** Stores bytes that were not uploaded. @param name stored name, as `keep` returns it */
  write(name: string, bytes: Uint8Array): Promise<void> {
    return this.writeAll(new Map([[name, bytes]]));
  }

  /** Stores several files, by their stored names: all of them or none. */
  async writeAll(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    await this.#storing([...files.keys()], async () => {
      const writes = [...files].map(([name, bytes]) => this.#write(name, bytes));
      // Waits for all, so that none is written after they have been removed.
      await Promise.allSettled(writes);
      await Promise.all(writes);
    });
  }

  /** Writes a file that has its name only when it is complete, so that a backup never copies a part of it. */
  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.incoming, incomingName());
    try {
      await writeFile(path, bytes, { flush: true });
      await rename(path, this.#path(name));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Runs work that adds files. If it fails, or their names cannot be written to the disk, removes them. */
  async #storing(names: readonly string[], work: () => Promise<void>): Promise<void> {
    try {
      await work();
      await syncFolder(this.#folder);
    } catch (error) {
      for (const name of names) await this.remove(name);
      throw error;
    }
  }

  /** Removes files of uploads that no server is receiving any more. */
  clearIncoming(): Promise<void> {
    return clearIncoming(this.incoming);
  }

  discard({ path }: Upload): Promise<void> {
    return rm(path, { force: true });
  }

  /** The bytes of a file; null if it is missing. */
  async read(name: string): Promise<Readable | null> {
    if (!isStoredName(name)) return null;
    const file = await open(this.#path(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return file?.createReadStream() ?? null;
  }

  /** The names of all stored files. */
  async names(): Promise<string[]> {
    return (await readdir(this.#folder)).filter(isStoredName);
  }

  /** When a file was stored; null if it is missing. */
  storedAt(name: string): Promise<Date | null> {
    return stat(this.#path(name)).then(
      ({ mtime }) => mtime,
      () => null,
    );
  }

  remove(name: string): Promise<void> {
    return rm(this.#path(name), { force: true });
  }

  #path(name: string): string {
    if (!isStoredName(name)) throw new Error(`No file is kept as "${name}".`);
    return join(this.#folder, name);
  }
}

/** Whether a name is one that `keep` can have given. */
export const isStoredName = (name: string): boolean => /^[0-9a-f-]{36}$/.test(name);

function refusal(error: unknown, most: number): unknown {
  if (!(error instanceof multer.MulterError)) {
    const isDisk = (error as NodeJS.ErrnoException).code !== 'ECONNRESET' && failureOf(error);
    return isDisk ? error : badRequest('The body is not a multipart form.');
  }
  return error.code === 'LIMIT_FILE_SIZE'
    ? new UserError(413, 'too_large', `The file exceeds the configured maximum of ${most + 1} bytes.`)
    : badRequest(error.message);
}

/**
 * The name without folders, short enough for every file system, and without characters that cannot be seen: one of them
 * shows `invoice\u202efdp.exe` as `invoiceexe.pdf`. Letters of two alphabets may be mixed, as in `Δt.pdf`.
 */
function plain(name: string): string {
  const last = name
    .split(/[\\/]/)
    .at(-1)!
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const dot = last.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [last.slice(0, dot), last.slice(dot, dot + 20)] : [last, ''];
  return `${stem.slice(0, 180) || 'file'}${ending}`;
}
