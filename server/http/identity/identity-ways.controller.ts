import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Access } from '../access/access.decorator.ts';
import { Describe, nothing } from '../openapi.ts';
import { Accounts } from '../../services/identity/accounts.ts';
import { Attempts } from '../../services/identity/attempts.ts';
import { IdentityError } from '../../services/identity/identity-error.ts';
import { apiKey, kind } from './answers.ts';
import { required } from './body.ts';
import { listOf, object, string, yesNo } from '../shapes.ts';

const tag = 'Identity';

/** The ways to sign in that clients of the hosted service know. Branchline offers one: e-mail and password. */
@Controller()
export class IdentityWaysController {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
  ) {}

  @Post('accounts\\:createAuthUri')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Ways to sign in with an e-mail: a password, if it has an account',
    body: { type: 'object', properties: { identifier: string, continueUri: string } },
    returns: object({ kind: string, registered: yesNo, allProviders: listOf(string), signinMethods: listOf(string) }),
  })
  async createAuthUri(@Body() body: unknown, @Ip() address: string) {
    const email = required(body, 'identifier', 'MISSING_IDENTIFIER').trim().toLowerCase();
    if (!/^\S+@\S+$/.test(email)) throw new IdentityError('INVALID_IDENTIFIER');
    await this.attempts.request(address);
    const registered = await this.accounts.isRegistered(email);
    const ways = registered ? ['password'] : [];
    return { kind: kind('CreateAuthUri'), registered, allProviders: ways, signinMethods: ways };
  }

  @Post('accounts\\:signInWithCustomToken')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Refused: no other server can make tokens for Branchline',
    body: { type: 'object', properties: { token: string } },
    returns: nothing,
  })
  signInWithCustomToken(@Body() body: unknown): never {
    required(body, 'token', 'MISSING_CUSTOM_TOKEN');
    throw new IdentityError('INVALID_CUSTOM_TOKEN');
  }
}
