import type { UserSlots } from '../../generated/user.gen.tsx';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { LatestChanges } from '../../crud/record-page/LatestChanges.tsx';
import { identity } from '../../core/session/identity.ts';
import { allows, allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { Refusal } from '../../crud/form/refusal.ts';
import { Devices } from './Devices.tsx';
import { HandOvers } from './HandOvers.tsx';
import { Invitation } from './Invitation.tsx';
import { PageActions } from './PageActions.tsx';
import { RoleField } from './RoleField.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { StatusField } from './StatusField.tsx';
import { later } from '../../kit/later.tsx';

const Widgets = later(() => import('../dashboard/Widgets.tsx').then((module) => module.Widgets));

/** Beside the facts of a user: second factor and devices, also for themselves; the rest for user managers. */
function Aside({ of, record }: SlotProps<User>) {
  const session = useSession();
  const manages = allows(session, { permission: 'ViewUsersRoles' });
  const mayChange = allowsChange(session, { permission: 'ViewUsersRoles' });
  const isActive = record.status === 'ACTIVE';
  const account = (
    <>
      <SecondFactor user={record} />
      <Devices user={record} />
    </>
  );
  if (!manages) return record.id === session?.profile.id ? account : null;
  return (
    <>
      {mayChange && (
        <>
          <Invitation user={record} />
          {!isActive && <HandOvers user={record} />}
        </>
      )}
      {account}
      <LatestChanges of={of} id={record.id} />
      {/* It is counted first: above, it would move what people read already. */}
      {mayChange && isActive && <HandOvers user={record} />}
    </>
  );
}

/**
 * A new user takes four calls: an account, its user, the role and defaults, and an invitation to choose a password
 * (STA-006). The administrator's own session does not change. The first password is made of name, time and random
 * characters and is never shown (AMB-012).
 */
export default {
  'dialog.field.role': RoleField,
  'dialog.field.status': StatusField,
  'page.actions': PageActions,
  'page.aside': Aside,
  'page.tab.dashboard': ({ record }) => <Widgets user={record.id} name={record.fullName} />,
  async 'save.create'(values) {
    const { firstName, lastName, email, ...rest } = values as Record<string, unknown> &
      Record<'firstName' | 'lastName' | 'email', string>;
    const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
    const { idToken } = await identity
      .signUp(email, `${firstName}${lastName}${Date.now()}${secret}`)
      .catch((error: Error) => {
        throw error.message === 'EMAIL_EXISTS' ? new Refusal('email', t('user.emailExists')) : error;
      });
    const { json: user } = await call<User>('user/completeSignup', {
      method: 'POST',
      token: idToken,
      body: { email, firstName, lastName },
    });
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    const saved = await call<User>('updateNewUser', {
      method: 'PUT',
      body: { id: user.id, ...given, status: 'ACTIVE' },
    });
    await identity.sendReset(email);
    return saved;
  },
} satisfies UserSlots;
