import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** What a file contains, whatever its name says. */
export interface Kind {
  /** Media type; `application/octet-stream` if the content is not recognised. */
  readonly contentType: string;
  /** Usual ending of such files, without the dot: `pdf`. Null if the content is not recognised. */
  readonly ending: string | null;
  readonly isText: boolean;
  /** Whether it is a text that a system would run. */
  readonly isScript: boolean;
}

/** Number of bytes to read from the start of a file to detect its kind. */
const most = 262_144;

/**
 * Detects the kind of a file from its bytes. They are read at once, because a crafted file could otherwise cause a
 * thousand small reads, each of which waits in a queue.
 */
export async function kindOf(path: string): Promise<Kind> {
  const file = await open(path);
  try {
    const buffer = new Uint8Array(most);
    const { bytesRead } = await file.read(buffer, 0, most, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const found = (await fileTypeFromBuffer(bytes)) ?? (isLatePdf(bytes) ? pdf : undefined);
    return {
      contentType: found?.mime ?? 'application/octet-stream',
      ending: found?.ext ?? null,
      isText: !bytes.includes(0),
      isScript: isScript(bytes),
    };
  } finally {
    await file.close();
  }
}

const pdf = { mime: 'application/pdf', ext: 'pdf' };

/** Some programs write a few bytes before the start of a PDF. Viewers look for it in the first 1,024 bytes. */
const isLatePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** A script names its interpreter, or begins as only scripts do. */
const isScript = (bytes: Uint8Array): boolean =>
  /^\ufeff?\s*(#!|@echo off|<\?php|<(job|package)\b)|<hta:application/i.test(
    Buffer.from(bytes.subarray(0, 4096)).toString('utf8'),
  );
