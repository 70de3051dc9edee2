import { codeOf, rootOf } from './db/database.ts';
import { databaseFile } from './db/migrations/migrate.ts';
import { failureOf } from './failure.ts';
import { SettingsError, type Settings } from './settings.ts';

/** One line that says why the product cannot start and what to do about it; null for an unexpected error. */
export function reasonOf(error: unknown, settings: Settings | null): string | null {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error) || !settings) return null;
  const { path = '', syscall = '' } = rootOf(error) as NodeJS.ErrnoException;
  const code = codeOf(error);
  if (syscall === 'listen' || syscall === 'getaddrinfo') return listenReason(code, syscall, settings);
  const failure = failureOf(error)?.code;
  if (failure === 'damaged')
    return `${settings.databaseUrl ? 'The database' : databaseFile(settings)} is damaged or is no database (${code}). Restore a backup: see "Backup and restore" in README.md.`;
  if (path.startsWith(settings.dataDir) || (failure && code.startsWith('SQLITE_')))
    return `DATA_DIR ${settings.dataDir} cannot be written: ${error.message}.`;
  if (settings.databaseUrl && failure)
    return `DATABASE_URL leads to no database that answers: ${error.message || code}.`;
  return null;
}

function listenReason(code: string, syscall: string, { host, port, databaseUrl }: Settings): string {
  if (syscall === 'getaddrinfo' && databaseUrl && !host)
    return `DATABASE_URL leads to no database that answers: ${code}.`;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another process.`;
  return host && code !== 'EACCES'
    ? `HOST ${host} is no address of this machine: ${code}.`
    : `PORT ${port} cannot be listened on: ${code}.`;
}
