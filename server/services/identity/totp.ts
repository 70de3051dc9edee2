import { Secret, TOTP } from 'otpauth';

/** Parameters of the codes. Authenticator apps support no others reliably. */
export const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new secret in base 32, as people type it into their app. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The time step that a code belongs to: the present one, or the one before or after, because clocks differ. Null if the
 * code is wrong.
 * @param secret in base 32
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...totpParameters, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
