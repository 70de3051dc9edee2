import { queryOptions } from '@tanstack/react-query';
import { config } from '../../core/data/config.ts';
import { call } from '../../core/data/http.ts';
import { identity } from '../../core/session/identity.ts';
import { session } from '../../core/session/session.ts';

/** The second factor of a user. */
export interface SecondFactorState {
  /** Null if there is none. */
  readonly id: string | null;
  /** `21/11/2026 09:30`; null if there is none, or if another identity service has it. */
  readonly since: string | null;
  /** Codes left. */
  readonly recoveryCodes: number;
  /** Whether the user's role requires one. */
  readonly isRequired: boolean;
}

export const secondFactorQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user', 'second-factor', userId],
    retry: false,
    queryFn: async () => {
      if ((await config()).identityUrl) return elsewhere(userId);
      return (await call<SecondFactorState>(`secondFactor/${userId}`)).json;
    },
  });

/** Another identity service does not reveal the second factors of other users: null. */
async function elsewhere(userId: number): Promise<SecondFactorState | null> {
  const current = session.get();
  if (current?.profile.id !== userId) return null;
  const { mfaInfo = [] } = await identity.lookup(current.token);
  const factor = mfaInfo.find(({ totpInfo }) => totpInfo);
  return { id: factor?.mfaEnrollmentId ?? null, since: null, recoveryCodes: 0, isRequired: false };
}
