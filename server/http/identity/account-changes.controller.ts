import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Access } from '../access/access.decorator.ts';
import { Describe } from '../openapi.ts';
import { Users } from '../../services/access/users.ts';
import { Accounts } from '../../services/identity/accounts.ts';
import { apiKey, kind, providers, providerShapes, sessionShape, signedIn } from './answers.ts';
import { Attempts } from '../../services/identity/attempts.ts';
import { optional, required } from './body.ts';
import { IdentityError } from '../../services/identity/identity-error.ts';
import { Sessions, type Origin } from '../../services/identity/sessions.ts';
import { CallOrigin } from './origin.ts';
import { object, string, yesNo } from '../shapes.ts';

const tag = 'Identity';

/** Fields of the hosted service's accounts that are not offered here: the user has the person's name. */
const profile = ['displayName', 'photoUrl', 'phoneNumber', 'deleteAttribute', 'deleteProvider'];

const notOffered = () => new IdentityError('OPERATION_NOT_ALLOWED');

/**
 * Changes of password and e-mail, in the shapes and error codes of the hosted service. Either needs a sign-in within
 * the last five minutes, or a mailed code (AMB-103).
 */
@Controller()
export class AccountChangesController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly users: Users,
  ) {}

  @Post('accounts\\:sendOobCode')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Mail a code for a new password, or one that confirms a new e-mail',
    body: {
      type: 'object',
      properties: {
        requestType: { enum: ['PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'] },
        email: string,
        idToken: string,
        newEmail: string,
      },
    },
    returns: object({ kind: string, email: string }),
  })
  async sendOobCode(@Body() body: unknown, @Ip() address: string) {
    const requestType = required(body, 'requestType', 'MISSING_REQ_TYPE');
    if (requestType === 'VERIFY_EMAIL' || requestType === 'EMAIL_SIGNIN') throw notOffered();
    if (requestType !== 'PASSWORD_RESET' && requestType !== 'VERIFY_AND_CHANGE_EMAIL')
      throw new IdentityError('INVALID_REQ_TYPE');
    await this.attempts.request(address);
    const email = await (requestType === 'PASSWORD_RESET'
      ? this.accounts.sendReset(required(body, 'email', 'MISSING_EMAIL'))
      : this.#sendEmailChange(body));
    return { kind: kind('GetOobConfirmationCode'), email };
  }

  @Post('accounts\\:resetPassword')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Check a code, or set a new password with it',
    body: { type: 'object', properties: { oobCode: string, newPassword: string } },
    returns: object({ kind: string, email: string, requestType: string, newEmail: string }, ['newEmail']),
  })
  async resetPassword(@Body() body: unknown, @Ip() address: string) {
    await this.attempts.request(address);
    const code = required(body, 'oobCode', 'MISSING_OOB_CODE');
    const password = optional(body, 'newPassword');
    if (password !== null) {
      const { email } = await this.accounts.reset(code, password, address);
      return { kind: kind('ResetPassword'), email, requestType: 'PASSWORD_RESET' };
    }
    const { email, requestType, newEmail } = await this.accounts.checkCode(code);
    return { kind: kind('ResetPassword'), email, requestType, ...(newEmail !== null && { newEmail }) };
  }

  @Post('accounts\\:update')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Change your own password or e-mail soon after signing in, or confirm a new e-mail with a code',
    body: {
      type: 'object',
      properties: {
        idToken: string,
        password: string,
        email: string,
        oobCode: string,
        returnSecureToken: { type: 'boolean' },
      },
    },
    returns: object({ kind: string, ...sessionShape, emailVerified: yesNo, providerUserInfo: providerShapes }, [
      'idToken',
      'refreshToken',
      'expiresIn',
    ]),
  })
  async update(@Body() body: unknown, @CallOrigin() origin: Origin) {
    const code = optional(body, 'oobCode');
    const changed = code === null ? await this.#change(body, origin) : await this.#confirmEmail(code, origin.address);
    return {
      kind: kind('SetAccountInfo'),
      ...changed,
      emailVerified: code !== null,
      providerUserInfo: providers({ uid: changed.localId, email: changed.email }),
    };
  }

  async #change(body: unknown, origin: Origin) {
    if (profile.some((name) => (body as Record<string, unknown> | null)?.[name] !== undefined)) throw notOffered();
    const { claims, account } = await this.#recent(body);
    const [email, password] = [optional(body, 'email'), optional(body, 'password')];
    if (email !== null && this.accounts.confirmsEmail)
      throw new IdentityError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
    const { changed, pair } = await this.accounts.changeOwn(account, { email, password }, claims, origin);
    return signedIn(changed, pair);
  }

  async #confirmEmail(code: string, address: string) {
    await this.attempts.request(address);
    const { uid, email } = await this.accounts.confirmEmail(code);
    return { localId: uid, email };
  }

  async #sendEmailChange(body: unknown): Promise<string> {
    const { account } = await this.#recent(body);
    await this.accounts.sendEmailChange(account, required(body, 'newEmail', 'MISSING_NEW_EMAIL'));
    return account.email;
  }

  /** The caller, who must have signed in within the last five minutes. */
  async #recent(body: unknown) {
    const claims = await this.sessions.claims(required(body, 'idToken', 'MISSING_ID_TOKEN'));
    const account = await this.accounts.get(claims);
    if (await this.users.lacksSecondFactor(claims)) throw new IdentityError('SECOND_FACTOR_REQUIRED');
    this.sessions.requireRecent(claims);
    return { claims, account };
  }
}
