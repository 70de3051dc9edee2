import { SettingsError, type Settings } from './settings.ts';

/**
 * What kept the product from doing its work, in one line, where the person who started it can put it right; null where
 * nobody expected it.
 */
export function reasonOf(error: unknown, settings: Settings | null): string | null {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error) || !settings) return null;
  const {
    code = '',
    path = '',
    syscall = '',
  } = ((error as { driverError?: unknown }).driverError ?? error) as NodeJS.ErrnoException;
  if (syscall === 'listen')
    return code === 'EADDRINUSE'
      ? `PORT ${settings.port} is in use by another process.`
      : `PORT ${settings.port} cannot be listened on: ${code}.`;
  if (path.startsWith(settings.dataDir) || /^SQLITE_(CANTOPEN|READONLY|FULL|IOERR)/.test(code))
    return `DATA_DIR ${settings.dataDir} cannot be written: ${error.message}.`;
  if (settings.databaseUrl && (/^E[A-Z]+$/.test(code) || /^(28|3D|53|57P)/.test(code)))
    return `DATABASE_URL leads to no database that answers: ${error.message || code}.`;
  return null;
}
