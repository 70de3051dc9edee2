import { Body, Controller, Get, HttpCode, Ip, Post, Headers } from '@nestjs/common';
import { Access, TokenClaims } from '../access/access.decorator.ts';
import { Users } from '../access/users.ts';
import { UserError } from '../http/errors.ts';
import { Describe } from '../http/openapi.ts';
import { Accounts } from './accounts.ts';
import { Attempts } from './attempts.ts';
import { IdentityError } from './identity-error.ts';
import { LoginHistory } from './login-history.ts';
import { Sessions, type Account, type TokenPair } from './sessions.ts';
import { audience, Tokens, type Claims } from './tokens.ts';

const tag = 'Identity';
const text = { type: 'string' };
const credentials = {
  type: 'object',
  properties: { email: text, password: text, returnSecureToken: { type: 'boolean' } },
};

/** The embedded identity provider, in the shapes and error codes of the hosted service (0:333). */
@Controller()
export class IdentityController {
  readonly #accounts: Accounts;
  readonly #sessions: Sessions;
  readonly #tokens: Tokens;
  readonly #attempts: Attempts;
  readonly #logins: LoginHistory;
  readonly #users: Users;

  constructor(
    accounts: Accounts,
    sessions: Sessions,
    tokens: Tokens,
    attempts: Attempts,
    logins: LoginHistory,
    users: Users,
  ) {
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#attempts = attempts;
    this.#logins = logins;
    this.#users = users;
  }

  @Post('accounts\\:signInWithPassword')
  @HttpCode(200)
  @Access('public')
  @Describe({ tag, open: true, summary: 'Sign in with e-mail and password', body: credentials })
  async signInWithPassword(@Body() body: unknown, @Ip() address: string, @Headers('user-agent') client = '') {
    const email = required(body, 'email', 'INVALID_EMAIL').trim().toLowerCase();
    const password = required(body, 'password', 'MISSING_PASSWORD');
    await this.#attempts.begin(email, address);
    const account = await this.#accounts.find(email);
    if (!account) throw new IdentityError('EMAIL_NOT_FOUND');
    const isRight = await this.#accounts.signIn(account, password);
    await this.#logins.add(account.uid, isRight ? 'Signed in' : 'Wrong password', address, client);
    if (!isRight) throw new IdentityError('INVALID_PASSWORD');
    await this.#attempts.succeeded(email, address);
    return {
      kind: kind('VerifyPassword'),
      ...answer(account, await this.#sessions.open(account)),
      registered: true,
      displayName: '',
    };
  }

  @Post('accounts\\:signUp')
  @HttpCode(200)
  @Access('public')
  @Describe({ tag, open: true, summary: 'Make an account', body: credentials })
  async signUp(@Body() body: unknown, @Ip() address: string) {
    await this.#attempts.request(address);
    const account = await this.#accounts.create(
      required(body, 'email', 'MISSING_EMAIL'),
      required(body, 'password', 'MISSING_PASSWORD'),
    );
    return { kind: kind('SignupNewUser'), ...answer(account, await this.#sessions.open(account)) };
  }

  @Post('accounts\\:sendOobCode')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    open: true,
    summary: 'Mail a code for a new password',
    body: { type: 'object', properties: { requestType: { const: 'PASSWORD_RESET' }, email: text } },
  })
  async sendOobCode(@Body() body: unknown, @Ip() address: string) {
    if (required(body, 'requestType', 'MISSING_REQ_TYPE') !== 'PASSWORD_RESET')
      throw new IdentityError('INVALID_REQ_TYPE');
    await this.#attempts.request(address);
    return {
      kind: kind('GetOobConfirmationCode'),
      email: await this.#accounts.sendReset(required(body, 'email', 'MISSING_EMAIL')),
    };
  }

  @Post('accounts\\:resetPassword')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    open: true,
    summary: 'Check a code, or set a new password with it',
    body: { type: 'object', properties: { oobCode: text, newPassword: text } },
  })
  async resetPassword(@Body() body: unknown, @Ip() address: string) {
    await this.#attempts.request(address);
    const code = required(body, 'oobCode', 'MISSING_OOB_CODE');
    const password = optional(body, 'newPassword');
    const { email } =
      password === null ? await this.#accounts.checkReset(code) : await this.#accounts.reset(code, password);
    return { kind: kind('ResetPassword'), email, requestType: 'PASSWORD_RESET' };
  }

  @Post('accounts\\:update')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    open: true,
    summary: 'Change the own password or e-mail',
    body: {
      type: 'object',
      properties: { idToken: text, password: text, email: text, returnSecureToken: { type: 'boolean' } },
    },
  })
  async update(@Body() body: unknown) {
    const account = await this.#accounts.change(await this.#account(body), {
      email: optional(body, 'email'),
      password: optional(body, 'password'),
    });
    return {
      kind: kind('SetAccountInfo'),
      ...answer(account, await this.#sessions.open(account)),
      emailVerified: false,
      providerUserInfo: provider(account),
    };
  }

  @Post('accounts\\:lookup')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    open: true,
    summary: 'Account and user of a token',
    body: { type: 'object', properties: { idToken: text } },
  })
  async lookup(@Body() body: unknown) {
    const account = await this.#account(body);
    const user = await this.#users.byUid(account.uid);
    const milliseconds = (iso: string | null) => String(iso ? Date.parse(iso) : 0);
    return {
      kind: kind('GetAccountInfo'),
      users: [
        {
          localId: account.uid,
          email: account.email,
          emailVerified: false,
          providerUserInfo: provider(account),
          createdAt: milliseconds(account.createdAt),
          lastLoginAt: milliseconds(account.lastLoginAt),
        },
      ],
      id: user?.id ?? null,
      status: user?.facts.status ?? null,
    };
  }

  @Post('token')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    open: true,
    summary: 'New tokens for a refresh token',
    body: { type: 'object', properties: { grant_type: { const: 'refresh_token' }, refresh_token: text } },
  })
  async token(@Body() body: unknown) {
    if (required(body, 'grant_type', 'MISSING_GRANT_TYPE') !== 'refresh_token')
      throw new IdentityError('INVALID_GRANT_TYPE');
    const { idToken, refreshToken, expiresIn, uid } = await this.#sessions.refresh(
      required(body, 'refresh_token', 'MISSING_REFRESH_TOKEN'),
    );
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: uid,
      project_id: audience,
      idToken,
      refreshToken,
      expiresIn,
    };
  }

  @Post('user/logout')
  @HttpCode(200)
  @Access('token')
  @Describe({ tag, summary: 'End the session: its refresh token is worth nothing from now on' })
  async logout(@TokenClaims() claims: Claims) {
    if (claims.sid) await this.#sessions.close(claims.sid);
    return {};
  }

  @Get('publicKeys')
  @Access('public')
  @Describe({ tag, open: true, summary: 'Keys that verify ID tokens, as a JWK set' })
  publicKeys() {
    return this.#tokens.publicKeys;
  }

  async #account(body: unknown) {
    const claims = await this.#tokens.verify(required(body, 'idToken', 'MISSING_ID_TOKEN')).catch((error: unknown) => {
      throw error instanceof UserError ? new IdentityError('INVALID_ID_TOKEN') : error;
    });
    if (!(await this.#sessions.isOpen(claims.sid))) throw new IdentityError('TOKEN_EXPIRED');
    const account = await this.#accounts.byUid(claims.uid);
    if (!account) throw new IdentityError('USER_NOT_FOUND');
    return account;
  }
}

const kind = (name: string) => `identitytoolkit#${name}Response`;

const answer = ({ uid, email }: Account, pair: TokenPair) => ({ localId: uid, email, ...pair });

const provider = ({ email }: Account) => [{ providerId: 'password', federatedId: email, email, rawId: email }];

function required(body: unknown, name: string, missing: string): string {
  const value = optional(body, name);
  if (!value) throw new IdentityError(missing);
  return value;
}

function optional(body: unknown, name: string): string | null {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > 5000 || value.includes('\0'))
    throw new IdentityError('INVALID_ARGUMENT');
  return value;
}
