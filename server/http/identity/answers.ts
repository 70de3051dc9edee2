import type { SecondFactor } from '../../services/identity/second-factors.ts';
import type { Account, TokenPair } from '../../services/identity/sessions.ts';
import { nothing } from '../openapi.ts';
import { listOf, object, string } from '../shapes.ts';

/** What a call answers that signs someone in. */
export const sessionShape = {
  localId: string,
  email: string,
  idToken: string,
  refreshToken: string,
  expiresIn: { ...string, description: 'Seconds.' },
};

export const factorShapes = listOf(
  object({ mfaEnrollmentId: string, displayName: string, enrolledAt: string, totpInfo: nothing }),
);

export const providerShapes = listOf(object({ providerId: string, federatedId: string, email: string, rawId: string }));

/** The kind of an answer: `identitytoolkit#SignupNewUserResponse`. */
export const kind = (name: string) => `identitytoolkit#${name}Response`;

export const signedIn = ({ uid, email }: Account, pair: TokenPair) => ({ localId: uid, email, ...pair });

export const providers = ({ email }: Account) => [{ providerId: 'password', federatedId: email, email, rawId: email }];

/** The parameter that the hosted service's client adds to each call. */
export const apiKey = {
  key: { schema: { type: 'string', description: 'Sent by clients of the hosted service; ignored.' } },
};

/** The second factorShapes of an account. */
export const mfaInfo = ({ id, name, enrolledAt }: SecondFactor) => [
  { mfaEnrollmentId: id, displayName: name, enrolledAt, totpInfo: {} },
];
