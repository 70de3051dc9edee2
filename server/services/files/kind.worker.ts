import { fileTypeFromBuffer } from 'file-type';
import type { Kind } from './kind.ts';

/** Detects what the first bytes of a file begin. */
export default async function detect(bytes: Uint8Array): Promise<Kind> {
  const found = (await fileTypeFromBuffer(bytes)) ?? (isLatePdf(bytes) ? pdf : undefined);
  return {
    contentType: found?.mime ?? 'application/octet-stream',
    ending: found?.ext ?? null,
    isText: !bytes.includes(0),
    isScript: isScript(bytes),
  };
}

const pdf = { mime: 'application/pdf', ext: 'pdf' };

/** Some programs write a few bytes before the start of a PDF. Viewers look for it in the first 1,024 bytes. */
const isLatePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** A script names its interpreter, or begins as only scripts do. */
const isScript = (bytes: Uint8Array): boolean =>
  /^\ufeff?\s*(#!|@echo off|<\?php|<(job|package)\b)|<hta:application/i.test(
    Buffer.from(bytes.subarray(0, 4096)).toString('utf8'),
  );
