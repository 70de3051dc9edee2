import { codeOf, rootOf } from '../db/database.ts';

/** Why the server cannot work, if the cause is outside the product. */
export interface Failure {
  readonly status: 503 | 507;
  readonly code: 'no_space' | 'not_writable' | 'disk_error' | 'damaged' | 'busy' | 'unavailable' | 'outdated';
  /** Message for the caller. */
  readonly message: string;
}

export const unavailable: Failure = {
  status: 503,
  code: 'unavailable',
  message: 'The service is not available at the moment. Please try again.',
};

const tell = 'Please tell your administrator.';

/** The first match counts. Codes of five characters come from PostgreSQL, those with an E from the system. */
const failures: readonly (Failure & { readonly codes: RegExp })[] = [
  {
    codes: /^(SQLITE_FULL|53100|ENOSPC|EDQUOT|EFBIG)$/,
    status: 507,
    code: 'no_space',
    message: `There is no space left on the server's disk, so nothing can be saved. ${tell}`,
  },
  {
    codes: /^(SQLITE_READONLY|SQLITE_CANTOPEN|25006$|(EROFS|EACCES|EPERM|ENOENT|ENOTDIR|EISDIR|EEXIST)$)/,
    status: 503,
    code: 'not_writable',
    message: `The server cannot write to its disk, so nothing can be saved. ${tell}`,
  },
  {
    codes: /^(SQLITE_IOERR|58030$|EIO$)/,
    status: 503,
    code: 'disk_error',
    message: `The server's disk does not work as it should. ${tell}`,
  },
  {
    codes: /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/,
    status: 503,
    code: 'damaged',
    message: `The database is damaged and has to be restored from a backup. ${tell}`,
  },
  {
    codes: /^(SQLITE_BUSY|SQLITE_LOCKED|55P03$|40P01$)/,
    status: 503,
    code: 'busy',
    message: 'The database is busy. Please try again.',
  },
  { codes: /^(08|28|3D|53|57P|E[A-Z]+$)/, ...unavailable },
];

/** Classifies an error of the disk or the database; null for any other error, which is a fault of the product. */
export function failureOf(error: unknown): Failure | null {
  const code = codeOf(error);
  return failures.find(({ codes }) => codes.test(code)) ?? (isConnectionLost(error) ? unavailable : null);
}

/** The PostgreSQL driver gives no code when it loses its connection. */
function isConnectionLost(error: unknown): boolean {
  const { severity, message } = (rootOf(error) ?? {}) as { severity?: unknown; message?: unknown };
  return (
    severity === 'FATAL' || /^Connection terminated|^timeout exceeded when trying to connect/.test(String(message))
  );
}
