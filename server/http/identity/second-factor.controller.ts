import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Accounts } from '../../services/identity/accounts.ts';
import { IdentityError } from '../../services/identity/identity-error.ts';
import { SecondFactors } from '../../services/identity/second-factors.ts';
import { Sessions, type Account, type Origin } from '../../services/identity/sessions.ts';
import type { Claims } from '../../services/identity/tokens.ts';
import { totpParameters } from '../../services/identity/totp.ts';
import { Access } from '../access/access.decorator.ts';
import { Describe, nothing } from '../openapi.ts';
import { apiKey, sessionShape, signedIn } from './answers.ts';
import { optional, part, required } from './body.ts';
import { CallOrigin } from './origin.ts';
import { anyObject, integer, listOf, object, string } from '../shapes.ts';

const tag = 'Identity';
const enrolment = object({
  sharedSecretKey: string,
  verificationCodeLength: integer,
  hashingAlgorithm: string,
  periodSec: integer,
  sessionInfo: string,
  finalizeEnrollmentTime: string,
});
const verification = { type: 'object', properties: { sessionInfo: string, verificationCode: string } };

/**
 * Second factors, in the shapes and error codes of the hosted service's calls for authenticator apps. That service has
 * them below /v2, so they can be called there too. Setting one up or removing it needs a sign-in within the last five
 * minutes, as for passwords (AMB-103).
 */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  @Post('accounts/mfaEnrollment\\:start')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Start to set up a second factor, soon after signing in: answers the secret for an authenticator app',
    body: { type: 'object', properties: { idToken: string, totpEnrollmentInfo: anyObject } },
    returns: object({ totpSessionInfo: enrolment }),
  })
  async startEnrolment(@Body() body: unknown) {
    const { account } = await this.#recent(body);
    if (!part(body, 'totpEnrollmentInfo'))
      throw new IdentityError('OPERATION_NOT_ALLOWED : A second factor can only be an authenticator app.');
    const { secret, token, expiresAt } = await this.factors.beginEnrolment(account);
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: totpParameters.digits,
        hashingAlgorithm: totpParameters.algorithm,
        periodSec: totpParameters.period,
        sessionInfo: token,
        finalizeEnrollmentTime: expiresAt,
      },
    };
  }

  /** Answers the recovery codes too, which the hosted service does not have. */
  @Post('accounts/mfaEnrollment\\:finalize')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Set up a second factor with a first code: recovery codes, and tokens of a new session. Ends all others',
    body: { type: 'object', properties: { idToken: string, displayName: string, totpVerificationInfo: verification } },
    returns: object({ ...sessionShape, totpAuthInfo: nothing, recoveryCodes: listOf(string) }),
  })
  async finalizeEnrolment(@Body() body: unknown, @CallOrigin() origin: Origin) {
    const claims = await this.sessions.claims(required(body, 'idToken', 'MISSING_ID_TOKEN'));
    const account = await this.accounts.get(claims);
    const totp = part(body, 'totpVerificationInfo');
    const token = required(totp, 'sessionInfo', 'MISSING_SESSION_INFO');
    const name = optional(body, 'displayName')?.trim().slice(0, 100) || 'Authenticator app';
    const { recoveryCodes, pair } = await this.factors.enrol(account, claims, origin, token, codeIn(totp), name);
    return { ...signedIn(account, pair), totpAuthInfo: {}, recoveryCodes };
  }

  @Post('accounts/mfaEnrollment\\:withdraw')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Remove your second factor, soon after signing in: tokens of a new session. Ends all others',
    body: { type: 'object', properties: { idToken: string, mfaEnrollmentId: string } },
    returns: object(sessionShape),
  })
  async withdraw(@Body() body: unknown, @CallOrigin() origin: Origin) {
    const { account, claims } = await this.#recent(body);
    const factorId = required(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
    if ((await this.factors.of(account.uid))?.id !== factorId) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
    return signedIn(account, await this.factors.removeOwn(account, claims, origin));
  }

  /** The hosted service's `mfaSignIn:start` sends a text message. An app needs none, so there is no such call here. */
  @Post('accounts/mfaSignIn\\:finalize')
  @HttpCode(200)
  @Access('public')
  @Describe({
    tag,
    query: apiKey,
    summary: 'Complete a sign-in with a code of the second factor, or with a recovery code',
    body: {
      type: 'object',
      properties: { mfaPendingCredential: string, mfaEnrollmentId: string, totpVerificationInfo: verification },
    },
    returns: object({ ...sessionShape, totpAuthInfo: nothing }),
  })
  async finalizeSignIn(@Body() body: unknown, @CallOrigin() origin: Origin) {
    const token = required(body, 'mfaPendingCredential', 'MISSING_MFA_PENDING_CREDENTIAL');
    const factorId = required(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
    const code = codeIn(part(body, 'totpVerificationInfo'));
    const account = await this.factors.pendingSignIn(token);
    const pair = await this.factors.signIn(account, origin, token, factorId, code);
    return { ...signedIn(account, pair), totpAuthInfo: {} };
  }

  /** The caller, who must have signed in within the last five minutes. */
  async #recent(body: unknown): Promise<{ account: Account; claims: Claims }> {
    const claims = await this.sessions.claims(required(body, 'idToken', 'MISSING_ID_TOKEN'));
    const account = await this.accounts.get(claims);
    this.sessions.requireRecent(claims);
    return { account, claims };
  }
}

/** A code as it was typed, without spaces. @throws IdentityError MISSING_CODE */
const codeIn = (verificationInfo: unknown): string =>
  required(verificationInfo, 'verificationCode', 'MISSING_CODE').replace(/\s/g, '');
