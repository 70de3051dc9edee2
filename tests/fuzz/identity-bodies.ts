import type { Random } from '../../server/seed/demo/random.ts';

const demo = ['admin', 'supervisor', 'salesexec', 'internal', 'readonly'];

/** What an identity call expects. Accounts are the caller's, a demo user's, or new. */
export function identityBody(path: string, number: number, random: Random): Record<string, unknown> {
  const email = `fuzz${number}@fuzz.example`;
  const password = `Fuzz-${number}-password`;
  const user = `${random.pick(demo)}@demo.branchline.example`;
  switch (path.split('/').slice(2).join('/')) {
    case 'accounts:signInWithPassword':
      return { email: user, password: 'Branchline-demo-1', returnSecureToken: true };
    case 'accounts:signUp':
      return { email, password, returnSecureToken: true };
    case 'accounts:sendOobCode':
      return { requestType: 'PASSWORD_RESET', email: user };
    case 'accounts:resetPassword':
      return { oobCode: 'x'.repeat(43), ...(random.chance(0.5) && { newPassword: password }) };
    case 'accounts:update':
      return { idToken: '@idToken@', ...(random.chance(0.3) ? { password } : random.chance(0.3) ? { email } : {}) };
    case 'accounts/mfaEnrollment:start':
      return { idToken: '@idToken@', totpEnrollmentInfo: {} };
    case 'accounts/mfaEnrollment:finalize':
      return {
        idToken: '@idToken@',
        totpVerificationInfo: { sessionInfo: 'x'.repeat(43), verificationCode: '123456' },
      };
    case 'accounts/mfaEnrollment:withdraw':
      return { idToken: '@idToken@', mfaEnrollmentId: 'x'.repeat(36) };
    case 'accounts/mfaSignIn:finalize':
      return {
        mfaPendingCredential: 'x'.repeat(43),
        mfaEnrollmentId: 'x'.repeat(36),
        totpVerificationInfo: { verificationCode: '123456' },
      };
    case 'accounts:lookup':
      return { idToken: '@idToken@' };
    case 'token':
      return { grant_type: 'refresh_token', refresh_token: '@refreshToken@' };
    default:
      return { email, firstName: 'Fay', lastName: 'Fuzz' };
  }
}
