import { hashKey } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { t } from '../i18n/t.ts';
import { afterFirstPage } from '../data/after-first-page.ts';
import { failedLoads } from '../data/failed-loads.ts';
import { call, lacksSecondFactor, resumeReading, stopReading } from '../data/http.ts';
import { askForCode, enrolSecondFactor } from './factor-steps.ts';
import { identity, IdentityError, tooManyText, type Tokens } from './identity.ts';
import { withUnsavedLook } from './look.ts';
import { whenOwnAccountTouched } from './own-account.ts';
import { refreshEvery } from './refresh.ts';
import { session, type Profile } from './session.ts';

/** Why a sign-in failed: the text under the form (ERR-001), and a toast if the specification has one. */
export class SignInError extends Error {
  readonly toast: string | null;

  constructor(message: string, toast: string | null = null) {
    super(message);
    this.toast = toast;
  }
}

/** Signs in, loads profile and permissions, and starts a session (SES-004). @throws SignInError */
export async function signIn(email: string, password: string): Promise<void> {
  try {
    await admit(await tokensFor(email.trim(), password.trim()));
  } catch (error) {
    // Any failure clears the storage (SES-016), unless an expired session is being renewed.
    if (!session.isExpired()) localStorage.clear();
    throw error instanceof SignInError
      ? error
      : new SignInError(textOf(error), error instanceof HttpError ? t('core.signIn.wrong') : null);
  }
}

/** Asks for a code if the account has a second factor. */
async function tokensFor(email: string, password: string): Promise<Tokens> {
  const answer = await identity.signIn(email, password);
  return 'mfaPendingCredential' in answer ? askForCode(answer) : answer;
}

async function admit(tokens: Tokens): Promise<void> {
  resumeReading();
  const { idToken, refreshToken, profile } = await withProfile(tokens);
  if (profile.status !== 'ACTIVE') {
    await endSession(idToken);
    session.clear();

    throw new SignInError(t('core.signIn.inactive'), t('core.signIn.inactiveToast'));
  }
  const permissions = await loadPermissions(profile.id, idToken);
  const before = session.get()?.profile.id === profile.id ? session.get() : null;
  session.set({
    ...(before?.visited && { visited: before.visited }),
    profile,
    token: idToken,
    refreshToken,
    permissions: permissions ?? before?.permissions ?? null,
    nextRefresh: Date.now() + refreshEvery,
  });
}

/** Loads the profile. If the user's role requires a second factor that they do not have, they set it up first. */
async function withProfile(tokens: Tokens): Promise<Tokens & { profile: Profile }> {
  try {
    const { json: profile } = await call<Profile>('user/profile', { token: tokens.idToken });
    return { ...tokens, profile };
  } catch (error) {
    if (!(error instanceof HttpError && lacksSecondFactor(error.body))) throw error;
  }
  try {
    return await withProfile(await enrolSecondFactor(tokens.idToken, true));
  } catch (error) {
    await endSession(tokens.idToken);
    throw error;
  }
}

/**
 * Loads levels by code, from permission.permissionCode and permissionLevel (PER-005). Null if they do not load; the
 * error strip then offers a retry (ERR-028).
 */
export async function loadPermissions(userId: number, token?: string): Promise<Record<string, number> | null> {
  try {
    return await levelsOf(userId, token);
  } catch {
    failedLoads.add('getUserPermissions', refreshProfile);
    return null;
  }
}

async function levelsOf(userId: number, token?: string): Promise<Record<string, number>> {
  const { json } = await call<{ permission: { permissionCode: string }; permissionLevel: number }[]>(
    `getUserPermissions/${userId}`,
    token === undefined ? {} : { token },
  );
  return Object.fromEntries(
    json.map(({ permission, permissionLevel }) => [permission.permissionCode, permissionLevel]),
  );
}

/** Reloads the user's own profile and permissions after a change. */
export async function refreshProfile(): Promise<void> {
  if (!session.get()) return;
  const { json: profile } = await failedLoads.watch('user/profile', call<Profile>('user/profile'));
  take(profile, await loadPermissions(profile.id));
}

let following: Promise<void> | null = null;

/**
 * Reloads them in the background, because someone may have changed them. If that fails, nothing is said: the page keeps
 * what it knows, and the server refuses what is not allowed.
 */
export async function followAccount(): Promise<void> {
  if (!session.get() || session.isExpired()) return;
  following ??= follow().finally(() => (following = null));
  await following;
}

async function follow(): Promise<void> {
  const { json: profile } = await call<Profile>('user/profile');
  take(profile, await levelsOf(profile.id));
}

function take(loaded: Profile, permissions: Record<string, number> | null): void {
  const now = session.get();
  if (now?.profile.id !== loaded.id) return;
  const next = { profile: withUnsavedLook(loaded), permissions: permissions ?? now.permissions };
  if (hashKey([now.profile, now.permissions]) !== hashKey([next.profile, next.permissions])) session.update(next);
}

whenOwnAccountTouched(refreshProfile, followAccount);
// If permissions failed to load at sign-in, a reload of the page tries again.
if (session.get()?.permissions === null) refreshProfile().catch(() => undefined);
// Someone may have changed them since the page was last open.
else afterFirstPage(() => void followAccount().catch(() => undefined));

/**
 * Signs in again with the user's own password: changing password or e-mail requires a recent sign-in (AMB-103). The
 * previous session ends.
 * @throws SignInError
 */
export async function confirmPassword(password: string): Promise<void> {
  try {
    // If the session has ended, the re-login dialog opens first.
    await call('user/profile');
    const { token } = session.get()!;
    const { email } = await identity.lookup(token);
    const { idToken, refreshToken } = await tokensFor(email, password.trim());
    session.update({ token: idToken, refreshToken, nextRefresh: Date.now() + refreshEvery });
    await endSession(token);
  } catch (error) {
    const isWrong = error instanceof IdentityError && error.message === 'INVALID_LOGIN_CREDENTIALS';
    throw new SignInError(isWrong ? t('core.signIn.wrongPassword') : textOf(error));
  }
}

function textOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const tooMany = tooManyText(error);
  if (tooMany) return tooMany;
  if (error instanceof IdentityError) {
    if (message === 'EMAIL_NOT_FOUND') return t('core.signIn.unknownEmail');
    if (message === 'INVALID_PASSWORD') return t('core.signIn.wrongPassword');
    if (message === 'INVALID_LOGIN_CREDENTIALS') return t('core.signIn.wrongCredentials');
    if (message === 'INVALID_MFA_PENDING_CREDENTIAL') return t('core.signIn.tooLate');
    if (message === 'CANCELLED') return t('core.signIn.cancelled');
  }
  if (message === 'List is empty.') return t('core.signIn.notActive');
  if (message === 'user.notactive') return t('core.signIn.inactive');
  return t('core.signIn.failed');
}

/** Ends the session on the server too, then clears the storage, so that the sign-in page opens with nothing left. */
export async function signOut(): Promise<void> {
  stopReading();
  const token = session.get()?.token;
  if (token) await endSession(token);
  localStorage.clear();
  session.clear();
}

/** Ends a session on the server. Ending it twice is not an error. */
const endSession = (token: string) =>
  call('user/logout', { method: 'POST', token, body: {} }).then(
    () => undefined,
    () => undefined,
  );
