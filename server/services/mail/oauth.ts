import type { MailOAuth } from '../../core/settings.ts';

/** No access token was given. The message says why, without a secret. */
export class TokenRefused extends Error {}

/** Seconds before its end from which a token is no longer used. */
const SPARE_SECONDS = 60;

interface Token {
  readonly accessToken: string;
  /** Milliseconds since 1970; 0 if it is not known. */
  readonly expires: number;
}

/**
 * Gets a token that signs in to the mail server (OAuth 2): for a refresh token if there is one, else for the client.
 * @throws TokenRefused
 */
export async function mailToken({ tokenUrl, clientId, clientSecret, refreshToken, scope }: MailOAuth): Promise<Token> {
  const { host } = new URL(tokenUrl);
  const body = new URLSearchParams({
    client_id: clientId,
    ...(clientSecret && { client_secret: clientSecret }),
    ...(refreshToken
      ? { grant_type: 'refresh_token', refresh_token: refreshToken }
      : { grant_type: 'client_credentials' }),
    ...(scope && { scope }),
  });
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new TokenRefused(`The token server ${host} does not answer. Correct MAIL_TOKEN_URL.`);
  });
  const answer = (await response.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  const { access_token: accessToken, expires_in: seconds } = answer;
  if (response.ok && typeof accessToken === 'string' && accessToken)
    return { accessToken, expires: Number(seconds) ? Date.now() + (Number(seconds) - SPARE_SECONDS) * 1000 : 0 };
  const reason = [answer.error, answer.error_description].filter((text) => typeof text === 'string').join(': ');
  const all = refreshToken
    ? 'MAIL_CLIENT_ID, MAIL_CLIENT_SECRET and MAIL_REFRESH_TOKEN'
    : 'MAIL_CLIENT_ID, MAIL_CLIENT_SECRET and MAIL_SCOPE';
  throw new TokenRefused(
    `The token server ${host} gives no token: ${reason.slice(0, 300) || `status ${response.status}`}. Check ${all}.`,
  );
}
