import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access, TokenClaims, WithoutSecondFactor } from '../access/access.decorator.ts';
import { Users } from '../../services/access/users.ts';
import { Views } from '../../services/access/views.ts';
import { Describe, nothing } from '../openapi.ts';
import { Accounts } from '../../services/identity/accounts.ts';
import { apiKey, factorShapes, kind, mfaInfo, providers, providerShapes, sessionShape, signedIn } from './answers.ts';
import { Attempts } from '../../services/identity/attempts.ts';
import { optional, required } from './body.ts';
import { IdentityError } from '../../services/identity/identity-error.ts';
import { SecondFactors } from '../../services/identity/second-factors.ts';
import { Sessions, type Origin } from '../../services/identity/sessions.ts';
import { SignIns } from '../../services/identity/sign-ins.ts';
import { CallOrigin } from './origin.ts';
import { audience, Tokens, type Claims } from '../../services/identity/tokens.ts';
import { integer, listOf, object, orNull, string, yesNo } from '../shapes.ts';

const tag = 'Identity';
const signIn = { kind: string, registered: { const: true }, displayName: string };
const accountShape = object(
  {
    localId: string,
    email: string,
    emailVerified: yesNo,
    providerUserInfo: providerShapes,
    createdAt: { ...string, description: 'Milliseconds.' },
    lastLoginAt: { ...string, description: 'Milliseconds.' },
    mfaInfo: factorShapes,
  },
  ['mfaInfo'],
);
const jwk = {
  type: 'object',
  properties: { kid: string, kty: string, alg: string, use: string },
  required: ['kid', 'kty'],
  additionalProperties: string,
};
const credentials = {
  type: 'object',
  properties: { email: string, password: string, returnSecureToken: { type: 'boolean' } },
};

/** Signing up, in and out with the embedded identity provider, in the shapes and error codes of the hosted service. */
@Controller()
export class IdentityController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly attempts: Attempts,
    private readonly signIns: SignIns,
    private readonly users: Users,
    private readonly views: Views,
    private readonly factors: SecondFactors,
  ) {}

  @Post('accounts\\:signInWithPassword')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Sign in with e-mail and password',
    body: credentials,
    returns: {
      anyOf: [
        object({ ...signIn, ...sessionShape }),
        {
          description: 'The sign-in needs a code of the second factor: accounts/mfaSignIn:finalize.',
          ...object({ ...signIn, localId: string, email: string, mfaPendingCredential: string, mfaInfo: factorShapes }),
        },
      ],
    },
  })
  async signInWithPassword(@Body() body: unknown, @CallOrigin() origin: Origin) {
    const email = required(body, 'email', 'INVALID_EMAIL').trim().toLowerCase();
    const password = required(body, 'password', 'MISSING_PASSWORD');
    const account = await this.signIns.check(email, password, origin);
    const factor = await this.factors.of(account.uid);
    const shared = { kind: kind('VerifyPassword'), registered: true, displayName: '' };
    // It is complete only with a code: SecondFactorController.
    if (factor)
      return {
        ...shared,
        localId: account.uid,
        email: account.email,
        mfaPendingCredential: await this.factors.beginSignIn(account, origin),
        mfaInfo: mfaInfo(factor),
      };
    return { ...shared, ...signedIn(account, await this.signIns.complete(account, origin)) };
  }

  @Post('accounts\\:signUp')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Make an account',
    body: credentials,
    returns: object({ kind: string, ...sessionShape }),
  })
  async signUp(@Body() body: unknown, @CallOrigin() origin: Origin) {
    // Without either, the hosted service would make an anonymous account.
    if (optional(body, 'email') === null && optional(body, 'password') === null)
      throw new IdentityError('ADMIN_ONLY_OPERATION');
    await this.attempts.request(origin.address);
    const account = await this.accounts.create(
      required(body, 'email', 'MISSING_EMAIL'),
      required(body, 'password', 'MISSING_PASSWORD'),
      { selfRegistered: true },
    );
    return { kind: kind('SignupNewUser'), ...signedIn(account, await this.sessions.open(account, origin)) };
  }

  @Post('accounts\\:lookup')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Account and user of a token',
    body: { type: 'object', properties: { idToken: string } },
    returns: object({ kind: string, users: listOf(accountShape), id: orNull(integer), status: orNull(string) }),
  })
  async lookup(@Body() body: unknown) {
    const account = await this.accounts.get(await this.sessions.claims(required(body, 'idToken', 'MISSING_ID_TOKEN')));
    const user = await this.users.byUid(account.uid);
    const factor = await this.factors.of(account.uid);
    const milliseconds = (iso: string | null) => String(iso ? Date.parse(iso) : 0);
    return {
      kind: kind('GetAccountInfo'),
      users: [
        {
          localId: account.uid,
          email: account.email,
          emailVerified: account.isVerified,
          providerUserInfo: providers(account),
          createdAt: milliseconds(account.createdAt),
          lastLoginAt: milliseconds(account.lastLoginAt),
          ...(factor && { mfaInfo: mfaInfo(factor) }),
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
    query: apiKey,
    summary: 'New tokens for a refresh token',
    body: { type: 'object', properties: { grant_type: { const: 'refresh_token' }, refresh_token: string } },
    returns: object({
      access_token: string,
      id_token: string,
      refresh_token: string,
      expires_in: string,
      token_type: string,
      user_id: string,
      project_id: string,
      idToken: string,
      refreshToken: string,
      expiresIn: string,
    }),
  })
  async token(@Body() body: unknown, @CallOrigin() origin: Origin) {
    if (required(body, 'grant_type', 'MISSING_GRANT_TYPE') !== 'refresh_token')
      throw new IdentityError('INVALID_GRANT_TYPE');
    const { idToken, refreshToken, expiresIn, uid } = await this.sessions.refresh(
      required(body, 'refresh_token', 'MISSING_REFRESH_TOKEN'),
      origin,
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
  @WithoutSecondFactor()
  @Describe({ tag, summary: 'End the session and revoke its refresh token', returns: nothing, inView: true })
  async logout(@TokenClaims() claims: Claims) {
    if (claims.view !== null) await this.views.end(claims.view);
    if (claims.sid) await this.sessions.close(claims.sid);
    return {};
  }

  @Get('publicKeys')
  @Access('public')
  @Describe({ tag, summary: 'Keys that verify ID tokens, as a JWK set', returns: object({ keys: listOf(jwk) }) })
  publicKeys() {
    return this.tokens.publicKeys;
  }
}
