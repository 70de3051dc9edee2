import { call, stopReading } from '../data/http.ts';
import { leaveView } from './leave-view.ts';
import { session, type Profile, type View } from './session.ts';
import { loadPermissions } from './sign-in.ts';

/**
 * Starts viewing the product as a role or as another user. Reloads the page, because all data that it has read so far
 * is for the user's own role.
 * @throws {HttpError} if the server refuses
 */
export async function beginView(kind: View['kind'], id: number, name: string): Promise<void> {
  const { json } = await call<{ token: string; expiresIn: number }>('viewAs', { method: 'POST', body: { [kind]: id } });
  const { token, expiresIn } = json;
  const { json: profile } = await call<Profile>('user/profile', { token });
  const permissions = await loadPermissions(profile.id, token);
  const own = session.get()!;
  const { pathname: from } = window.location;
  session.set({
    profile,
    token,
    permissions,
    view: { kind, name, until: Date.now() + expiresIn * 1000, from, own },
    // The token of a view is not renewed.
    refreshToken: '',
    nextRefresh: Number.MAX_SAFE_INTEGER,
  });
  window.location.assign('/');
}

/** Ends the view. If the server cannot be reached, the view ends there by itself. */
export async function stopViewing(): Promise<void> {
  stopReading();
  const { token } = session.get()!;
  await call('stopViewing', { method: 'POST', token }).catch(() => undefined);
  leaveView();
}
