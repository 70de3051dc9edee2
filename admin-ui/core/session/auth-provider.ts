import type { AuthProvider } from 'react-admin';
import { session } from './session.ts';
import { signIn, signOut } from './sign-in.ts';

/** React-admin's view of the session. Errors of the session are handled where calls are made, not here. */
export const authProvider: AuthProvider = {
  login: ({ username, password }: { username: string; password: string }) => signIn(username, password),
  async logout() {
    await signOut();
    return '/login?logout=true';
  },
  async checkAuth() {
    if (!session.get()) throw { redirectTo: '/login', message: false };
  },
  checkError: async () => undefined,
  async getIdentity() {
    const { profile } = session.get()!;
    return { id: profile.id, fullName: profile.fullName };
  },
  getPermissions: async () => session.get()?.permissions ?? {},
};
