import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attachmentTypes } from '../../../server/core/attachment-types.ts';
import { readSettings, SettingsError, type Settings } from '../../../server/core/settings.ts';

const wrong = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message.split('\n');
  }
  return [];
};

describe('Settings', () => {
  test('have defaults for missing or blank values', () => {
    const usual: Settings = {
      port: 3000,
      host: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      demo: true,
      smtpUrl: null,
      mailFrom: null,
      mailOAuth: null,
      publicUrl: 'http://localhost:3000',
      trustProxy: 'loopback',
      identityUrl: null,
      attachmentTypes,
      hideAccounts: false,
      yearStart: 4,
      develops: true,
      jobs: true,
      logLevel: 'info',
    };
    expect(readSettings({})).toEqual(usual);
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'DEMO',
      'SMTP_URL',
      'MAIL_FROM',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'IDENTITY_URL',
      'ATTACHMENT_TYPES',
      'HIDE_ACCOUNTS',
      'FINANCIAL_YEAR_START',
      'JOBS',
      'LOG_LEVEL',
    ];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(usual);
  });

  test.each<[string, string, keyof Settings, unknown]>([
    ['PORT', '0', 'port', 0],
    ['PORT', ' 65535 ', 'port', 65535],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['HOST', '::1', 'host', '::1'],
    ['HOST', 'crm.example.com', 'host', 'crm.example.com'],
    ['DATA_DIR', 'some/folder', 'dataDir', resolve('some/folder')],
    ['DATABASE_URL', 'postgres://u:p@host:5432/name', 'databaseUrl', 'postgres://u:p@host:5432/name'],
    ['DATABASE_URL', 'postgresql://host/name/', 'databaseUrl', 'postgresql://host/name'],
    ['DEMO', 'off', 'demo', false],
    ['DEMO', 'FALSE', 'demo', false],
    ['DEMO', 'Yes', 'demo', true],
    ['NODE_ENV', 'production', 'demo', false],
    ['NODE_ENV', 'development', 'demo', true],
    ['SMTP_URL', 'smtps://u:p@mail.example:465', 'smtpUrl', 'smtps://u:p@mail.example:465'],
    ['MAIL_FROM', ' Able & Co <crm@able.example> ', 'mailFrom', 'Able & Co <crm@able.example>'],
    ['MAIL_FROM', 'crm@able.example', 'mailFrom', 'crm@able.example'],
    ['TRUST_PROXY', '1', 'trustProxy', 1],
    ['TRUST_PROXY', '10.0.0.5,10.1.0.0/16, uniquelocal', 'trustProxy', '10.0.0.5, 10.1.0.0/16, uniquelocal'],
    ['PUBLIC_URL', 'https://crm.example/', 'publicUrl', 'https://crm.example'],
    ['PORT', '8080', 'publicUrl', 'http://localhost:8080'],
    ['IDENTITY_URL', 'https://id.example', 'identityUrl', 'https://id.example'],
    ['ATTACHMENT_TYPES', '.PDF, png dwg', 'attachmentTypes', ['pdf', 'png', 'dwg']],
    ['HIDE_ACCOUNTS', 'on', 'hideAccounts', true],
    ['FINANCIAL_YEAR_START', '10', 'yearStart', 10],
    ['JOBS', 'off', 'jobs', false],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ])('%s of %p is understood', (name, value, setting, expected) => {
    expect(readSettings({ [name]: value })[setting]).toEqual(expected);
  });

  test('DEMO overrides NODE_ENV', () => {
    expect(readSettings({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
  });

  test.each([
    ['PORT', 'http', 'a number from 0 to 65535'],
    ['PORT', '65536', 'a number from 0 to 65535'],
    ['PORT', '-1', 'a number from 0 to 65535'],
    ['PORT', '30.5', 'a number from 0 to 65535'],
    ['HOST', 'http://localhost', 'an address of this machine: 0.0.0.0'],
    ['HOST', 'localhost:3000', 'an address of this machine: 0.0.0.0'],
    ['DATABASE_URL', 'mysql://host/name', 'a PostgreSQL address: postgres://user:password@host:5432/name'],
    ['DATABASE_URL', 'host', 'a PostgreSQL address: postgres://user:password@host:5432/name'],
    ['DEMO', 'maybe', 'on or off'],
    ['MAIL_FROM', 'Able & Co', 'a name and an address: Able & Co <crm@able.example>'],
    ['MAIL_FROM', 'a@able.example, b@able.example', 'a name and an address: Able & Co <crm@able.example>'],
    ['SMTP_URL', 'mail.example', 'a mail server: smtp://user:password@host:587'],
    ['PUBLIC_URL', 'crm.example', 'an address without a path: https://crm.example.com'],
    ['PUBLIC_URL', 'ftp://crm.example', 'an address without a path: https://crm.example.com'],
    ['PUBLIC_URL', 'https://example.com/crm', 'an address without a path: https://crm.example.com'],
    ...['10.0.0.5, proxy', '10.0.0.0/64', '12', 'true'].map((value): [string, string, string] => [
      'TRUST_PROXY',
      value,
      'addresses of reverse proxies: 10.0.0.5, 10.1.0.0/16; or how many there are: 1',
    ]),
    ['IDENTITY_URL', 'id', 'the address of an identity service'],
    ...['pdf, exe', 'docm', '*', 'p/df'].map((value): [string, string, string] => [
      'ATTACHMENT_TYPES',
      value,
      'endings of files, without those of programs and scripts: pdf, docx, png',
    ]),
    ['HIDE_ACCOUNTS', 'sometimes', 'on or off'],
    ['FINANCIAL_YEAR_START', '0', 'a month: 4 for April'],
    ['FINANCIAL_YEAR_START', '13', 'a month: 4 for April'],
    ['FINANCIAL_YEAR_START', 'April', 'a month: 4 for April'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ])('%s of %p is refused with what it may be', (name, value, expected) => {
    expect(wrong({ [name]: value })).toEqual([`${name} is "${value}"; it must be ${expected}.`]);
  });

  test('of OAuth 2 for mail name what is missing', () => {
    const tokenUrl = { MAIL_TOKEN_URL: 'http://id.example/token' };
    expect(wrong(tokenUrl)).toEqual([
      'MAIL_TOKEN_URL must begin with https://, because secrets are sent there.',
      'MAIL_TOKEN_URL needs MAIL_CLIENT_ID, and MAIL_CLIENT_SECRET or MAIL_REFRESH_TOKEN.',
      'MAIL_TOKEN_URL needs a user in SMTP_URL: smtp://crm%40able.example@smtp.office365.com:587',
    ]);
  });

  test('are all reported if invalid, one per line', () => {
    const lines = wrong({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DEMO', 'SMTP_URL', 'LOG_LEVEL']);
  });

  test.each(['postgress://someone:pa$$w@rd/1@host/name', 'smtp:someone:pa$$w@rd/1@host', '//someone:pa$$w@rd/1@host'])(
    'of %p do not show the password',
    (value) => {
      const [line] = wrong({ DATABASE_URL: value });
      expect(line).toContain('someone:…@host');
      expect(line).not.toContain('pa$$');
      expect(line).not.toContain('rd/1');
    },
  );

  test('are read in one place, once', () => {
    const folder = fileURLToPath(new URL('../../../server/', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const reading = files.filter((name) => /process\.env\b(?!,)/.test(readFileSync(join(folder, name), 'utf8')));
    expect(reading.map((name) => name.replaceAll('\\', '/'))).toEqual(['core/settings.ts']);
  });
});
