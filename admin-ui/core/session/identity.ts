import { config } from '../data/config.ts';
import { t } from '../i18n/t.ts';

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

/** A sign-in that still needs a code of the second factor. */
export interface PendingSignIn {
  readonly mfaPendingCredential: string;
  readonly mfaInfo: readonly SecondFactorInfo[];
}

interface SecondFactorInfo {
  readonly mfaEnrollmentId: string;
  /** Missing if it is not an authenticator app. */
  readonly totpInfo?: object;
}

/** A second factor that is being set up. */
export interface TotpSession {
  /** In base 32. */
  readonly sharedSecretKey: string;
  readonly verificationCodeLength: number;
  readonly hashingAlgorithm: string;
  readonly periodSec: number;
  readonly sessionInfo: string;
}

/** An error of the identity service; its message is the service's code. */
export class IdentityError extends Error {
  readonly status: number;
  /** Seconds after which the call can be tried again; null if the service does not say. */
  readonly retryAfter: number | null;
  /** Tells apart errors with the same message. */
  readonly reason: string | null;

  constructor(message: string, status: number, retryAfter: number | null = null, reason: string | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** The message for a person who has tried too often; null for any other error. */
export function tooManyText(error: unknown): string | null {
  if (!(error instanceof IdentityError) || error.message !== 'TOO_MANY_ATTEMPTS_TRY_LATER') return null;
  if (error.retryAfter === null) return t('core.signIn.tooManyLater');
  const key = error.reason === 'accountLocked' ? 'core.signIn.locked' : 'core.signIn.tooMany';
  return t(key, { smart_count: Math.ceil(error.retryAfter / 60) });
}

/** Calls of the identity service: our own, or the external one from the server's settings. */
export const identity = {
  signIn: (email: string, password: string) =>
    post<Tokens | PendingSignIn>('accounts:signInWithPassword', { email, password, returnSecureToken: true }),
  /** Completes a sign-in with a code of the app, or a recovery code. */
  finishSignIn: ({ mfaPendingCredential, mfaInfo }: PendingSignIn, verificationCode: string) =>
    post<Tokens>('accounts/mfaSignIn:finalize', {
      mfaPendingCredential,
      mfaEnrollmentId: mfaInfo.find(({ totpInfo }) => totpInfo)?.mfaEnrollmentId,
      totpVerificationInfo: { verificationCode },
    }),
  beginEnrolment: async (idToken: string) =>
    (await post<{ totpSessionInfo: TotpSession }>('accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} }))
      .totpSessionInfo,
  /** Sets up a second factor with a first code. Another identity service has no recovery codes. */
  enrol: (idToken: string, sessionInfo: string, verificationCode: string) =>
    post<Tokens & { recoveryCodes?: string[] }>('accounts/mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo: { sessionInfo, verificationCode },
    }),
  withdraw: (idToken: string, mfaEnrollmentId: string) =>
    post<Tokens>('accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId }),
  signUp: (email: string, password: string) =>
    post<Tokens>('accounts:signUp', { email, password, returnSecureToken: true }),
  sendReset: (email: string) => post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }),
  reset: (oobCode: string, newPassword?: string) =>
    post<{ email: string }>('accounts:resetPassword', { oobCode, ...(newPassword && { newPassword }) }),
  changePassword: (idToken: string, password: string) =>
    post<Tokens>('accounts:update', { idToken, password, returnSecureToken: true }),
  /** Confirms a new e-mail address with the code that was sent to it. */
  confirmEmail: (oobCode: string) => post<{ email: string }>('accounts:update', { oobCode }),
  /** The account that a token belongs to. */
  lookup: async (idToken: string) =>
    (await post<{ users: [{ email: string; mfaInfo?: SecondFactorInfo[] }] }>('accounts:lookup', { idToken })).users[0],
  async refresh(refreshToken: string): Promise<Tokens> {
    const answer = await post<Record<string, string>>('token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    return {
      idToken: (answer.id_token ?? answer.idToken)!,
      refreshToken: (answer.refresh_token ?? answer.refreshToken)!,
    };
  },
};

async function post<T = unknown>(path: string, body: unknown): Promise<T> {
  const response = await fetch(await addressOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new IdentityError('UNREACHABLE', 0);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after'));
    const { message = answer.message, errors } = answer.error ?? {};
    throw new IdentityError(message ?? 'UNKNOWN', response.status, wait || null, errors?.[0]?.reason ?? null);
  }
  return answer as T;
}

/**
 * Google's service uses two hosts of its own. Other services have their calls under the base URL: in /v2 for second
 * factors, in /v1 for everything else.
 */
async function addressOf(path: string): Promise<string> {
  const { identityUrl } = await config();
  if (!identityUrl) return `/v1/${path}`;
  const url = new URL(identityUrl);
  const base =
    url.host === 'securetoken.google.com'
      ? `https://${path === 'token' ? 'securetoken' : 'identitytoolkit'}.googleapis.com`
      : `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return `${base}/${path.startsWith('accounts/mfa') ? 'v2' : 'v1'}/${path}${url.search}`;
}
