import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { attachmentTypes, readAttachmentTypes } from './attachment-types.ts';

/** How the product signs in to the mail server with OAuth 2, in place of a password. */
export interface MailOAuth {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** Without it, the client itself gets the token. */
  readonly refreshToken: string | null;
  readonly scope: string | null;
}

/** All settings of the environment. Read once, at the start. */
export interface Settings {
  readonly port: number;
  /** Address the server listens on; null for all, or for this machine only if there are demo users. */
  readonly host: string | null;
  /** Absolute folder of the database, attachments, keys and mail. */
  readonly dataDir: string;
  /** URL of PostgreSQL; without it, SQLite in dataDir. */
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  /** Null for the password of `smtpUrl`. */
  readonly mailOAuth: MailOAuth | null;
  /** Sender of every mail: `Able & Co <crm@able.example>`, or an address only. Null for `no-reply@` at the public host. */
  readonly mailFrom: string | null;
  /** Address under which people reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Reverse proxies whose `X-Forwarded-For` is believed: addresses and networks, or how many proxies there are. */
  readonly trustProxy: string | number;
  /** Identity service in place of the embedded one. */
  readonly identityUrl: string | null;
  /** Endings of the files that can be attached. */
  readonly attachmentTypes: readonly string[];
  /** Whether nobody can learn by signing in whether an address has an account. */
  readonly hideAccounts: boolean;
  /** First month of the financial year, 1 to 12. */
  readonly yearStart: number;
  /** Whether this server does background work. */
  readonly jobs: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** True unless NODE_ENV is production. The server then also logs calls that hold its main thread. */
  readonly develops: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws SettingsError that names every invalid setting and its allowed values. */
export function readSettings(environment: Environment = process.env): Settings {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || null;
  const check = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string): T => {
    const value = text(name);
    if (value === null) return fallback;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(`${name} is "${withoutPassword(value)}"; it must be ${expected}.`);
    return parsed ?? fallback;
  };
  const url = (name: string, protocols: string[], expected: string, takesPath = true) =>
    check<string | null>(
      name,
      null,
      (value) => {
        const parsed = URL.canParse(value) ? new URL(value) : null;
        const isFitting = parsed && protocols.includes(parsed.protocol) && (takesPath || isRoot(parsed));
        return isFitting ? value.replace(/\/+$/, '') : undefined;
      },
      expected,
    );

  const readOAuth = (): MailOAuth | null => {
    const tokenUrl = url('MAIL_TOKEN_URL', ['https:', 'http:'], 'the address of a token server that speaks https');
    if (!tokenUrl) return null;
    const { protocol, hostname } = new URL(tokenUrl);
    if (protocol === 'http:' && !['localhost', '127.0.0.1'].includes(hostname))
      problems.push('MAIL_TOKEN_URL must begin with https://, because secrets are sent there.');
    const [clientId, clientSecret, refreshToken] = [
      text('MAIL_CLIENT_ID'),
      text('MAIL_CLIENT_SECRET'),
      text('MAIL_REFRESH_TOKEN'),
    ];
    if (!clientId || !(clientSecret || refreshToken))
      problems.push('MAIL_TOKEN_URL needs MAIL_CLIENT_ID, and MAIL_CLIENT_SECRET or MAIL_REFRESH_TOKEN.');
    const smtpUrl = text('SMTP_URL');
    if (!smtpUrl || !URL.canParse(smtpUrl) || !new URL(smtpUrl).username)
      problems.push('MAIL_TOKEN_URL needs a user in SMTP_URL: smtp://crm%40able.example@smtp.office365.com:587');
    return { tokenUrl, clientId: clientId ?? '', clientSecret, refreshToken, scope: text('MAIL_SCOPE') };
  };

  const port = check(
    'PORT',
    3000,
    (value) => (/^\d{1,5}$/.test(value) && Number(value) < 65536 ? Number(value) : undefined),
    'a number from 0 to 65535',
  );
  const settings: Settings = {
    port,
    host: check<string | null>(
      'HOST',
      null,
      (value) => (isIP(value) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) ? value : undefined),
      'an address of this machine: 0.0.0.0',
    ),
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: url(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'a PostgreSQL address: postgres://user:password@host:5432/name',
    ),
    demo: check('DEMO', environment.NODE_ENV !== 'production', flag, 'on or off'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'a mail server: smtp://user:password@host:587'),
    mailOAuth: readOAuth(),
    mailFrom: check<string | null>(
      'MAIL_FROM',
      null,
      (value) => (isSender(value) ? value : undefined),
      'a name and an address: Able & Co <crm@able.example>',
    ),
    publicUrl:
      url('PUBLIC_URL', ['http:', 'https:'], 'an address without a path: https://crm.example.com', false) ??
      `http://localhost:${port}`,
    trustProxy: check<string | number>(
      'TRUST_PROXY',
      'loopback',
      readProxies,
      'addresses of reverse proxies: 10.0.0.5, 10.1.0.0/16; or how many there are: 1',
    ),
    identityUrl: url('IDENTITY_URL', ['http:', 'https:'], 'the address of an identity service'),
    attachmentTypes: check(
      'ATTACHMENT_TYPES',
      attachmentTypes,
      readAttachmentTypes,
      'endings of files, without those of programs and scripts: pdf, docx, png',
    ),
    hideAccounts: check('HIDE_ACCOUNTS', false, flag, 'on or off'),
    yearStart: check('FINANCIAL_YEAR_START', 4, readMonth, 'a month: 4 for April'),
    jobs: check('JOBS', true, flag, 'on or off'),
    logLevel: check(
      'LOG_LEVEL',
      'info',
      (value) => logLevels.find((level) => level === value),
      `one of ${logLevels.join(', ')}`,
    ),
    develops: environment.NODE_ENV !== 'production',
  };
  if (problems.length) throw new SettingsError(problems.join('\n'));
  return settings;
}

/** The product is at the root of its address: its pages, calls and cookies know no path before theirs. */
const isRoot = ({ pathname, search, hash }: URL): boolean => pathname === '/' && !search && !hash;

/** Without control characters, and with one address: a header has room for nothing else. */
const isSender = (value: string): boolean =>
  /^(?:[^<>@,;:"\p{Cc}]+<[^\s<>@,;:"]+@[a-z\d-]+(?:\.[a-z\d-]+)+>|[^\s<>@,;:"]+@[a-z\d-]+(?:\.[a-z\d-]+)+)$/iu.test(
    value,
  );

/** Hides passwords, as the message may end up in a log. */
const withoutPassword = (value: string): string => value.replace(/^((?:[a-z]+:)?\/*[^:@]*):.*@/i, '$1:…@');

const readMonth = (value: string): number | undefined => (/^(?:[1-9]|1[0-2])$/.test(value) ? Number(value) : undefined);

const networks = ['loopback', 'linklocal', 'uniquelocal'];

function readProxies(value: string): string | number | undefined {
  if (/^\d$/.test(value)) return Number(value);
  const isNetwork = (one: string) => {
    const [address = '', bits, ...more] = one.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) > 0 && !more.length && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most));
  };
  const parts = value.split(',').map((one) => one.trim());
  return parts.every((one) => networks.includes(one) || isNetwork(one)) ? parts.join(', ') : undefined;
}

const flag = (value: string): boolean | undefined => {
  if (/^(on|true|1|yes)$/i.test(value)) return true;
  return /^(off|false|0|no)$/i.test(value) ? false : undefined;
};
