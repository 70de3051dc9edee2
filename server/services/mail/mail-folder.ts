import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from './outbox.ts';

/** An instant that a file's name can contain: `2026-11-21T09-30-00.000Z`. */
const inName = (iso: string): string => iso.replaceAll(':', '-');

/**
 * Writes a mail as an .eml file. A mail whose link stops working has that instant in its name:
 * `2026-11-21T09-30-00.000Z-1f2e3d4c-until-2026-11-21T10-30-00.000Z.eml`.
 */
export function writeMail(
  folder: string,
  message: Buffer,
  { identity, expiresAt }: Pick<Mail, 'identity' | 'expiresAt'>,
): void {
  mkdirSync(folder, { recursive: true });
  const { key, addedAt } = identity ?? { key: randomUUID(), addedAt: new Date().toISOString() };
  const until = expiresAt ? `-until-${inName(expiresAt)}` : '';
  const file = join(folder, `${inName(addedAt)}-${key.slice(0, 8)}${until}.eml`);
  try {
    writeFileSync(`${file}.part`, message);
    renameSync(`${file}.part`, file);
  } catch (error) {
    rmSync(`${file}.part`, { force: true });
    throw error;
  }
}

/** Milliseconds for which a mail without a link is kept. */
const kept = 30 * 86_400_000;

/** Deletes mails whose link no longer works and mails without a link after 30 days, also partly written ones. */
export function removeExpiredMail(folder: string, now: Date): void {
  const entries = (() => {
    try {
      return readdirSync(folder);
    } catch {
      return []; // No mail has been written.
    }
  })();
  const aMonthAgo = new Date(now.getTime() - kept).toISOString();
  for (const name of entries) {
    const [, written, until] = /^(.+Z)-[\da-f]{8}(?:-until-(.+Z))?\.eml(?:\.part)?$/.exec(name) ?? [];
    const isOver = until ? until < inName(now.toISOString()) : written && written < inName(aMonthAgo);
    if (isOver) rmSync(join(folder, name), { force: true });
  }
}
