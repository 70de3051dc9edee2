import { codeOf, rootOf } from '../db/database.ts';
import { databaseFile } from '../db/migrations/migrate.ts';
import { failureOf } from './failure.ts';
import { isError } from './safe-error.ts';
import { SettingsError, type Settings } from '../settings.ts';

/** One line that says why the product cannot start and what to do about it; null for an unexpected error. */
export function reasonOf(error: unknown, settings: Settings | null): string | null {
  if (error instanceof SettingsError) return error.message;
  if (!isError(error) || !settings) return null;
  const { path = '', syscall = '' } = rootOf(error) as NodeJS.ErrnoException;
  const code = codeOf(error);
  if (code === 'ERR_DLOPEN_FAILED')
    return `Node ${process.versions.node} cannot load better-sqlite3, which was built for another version of Node or another machine. Run "npm rebuild better-sqlite3".`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return listenReason(code, syscall, settings);
  const failure = failureOf(error)?.code;
  if (failure === 'damaged')
    return `${settings.databaseUrl ? 'The database' : databaseFile(settings)} is damaged or not a database (${code}). Restore a backup: see "Backup and restore" in README.md.`;
  if (path.startsWith(settings.dataDir) || (failure && code.startsWith('SQLITE_')))
    return `DATA_DIR ${settings.dataDir} cannot be written: ${error.message}.`;
  if (isOfDisk(code, syscall)) return `A file cannot be read or written: ${error.message}.`;
  if (code === '42501')
    return `The user of DATABASE_URL may not create what the product needs: ${error.message}. It must be able to create tables, and the schema "pgboss": grant create on database NAME to USER.`;
  if (settings.databaseUrl && failure) return `No database answers at DATABASE_URL: ${error.message || code}.`;
  return null;
}

/** Whether an error comes from a file, not from a connection. */
const isOfDisk = (code: string, syscall: string): boolean =>
  syscall !== 'connect' && /^E(NOSPC|DQUOT|FBIG|ROFS|ACCES|PERM|NOENT|NOTDIR|ISDIR|EXIST|IO)$/.test(code);

function listenReason(code: string, syscall: string, { host, port, databaseUrl }: Settings): string {
  if (syscall === 'getaddrinfo' && databaseUrl && !host) return `No database answers at DATABASE_URL: ${code}.`;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another process.`;
  return host && code !== 'EACCES'
    ? `HOST ${host} is not an address of this machine: ${code}.`
    : `The server cannot listen on PORT ${port}: ${code}.`;
}
