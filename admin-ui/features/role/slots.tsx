import { ViewAsButton } from '../../app/session/ViewAsButton.tsx';
import { LatestChanges } from '../../crud/record-page/LatestChanges.tsx';
import type { RoleSlots } from '../../generated/role.gen.tsx';
import { later } from '../../kit/later.tsx';

const PermissionsTab = later(() => import('./PermissionsTab.tsx').then((module) => module.PermissionsTab));

export default {
  'page.actions': ({ record: { id, roleName, active } }) =>
    active ? <ViewAsButton kind="role" id={id} name={roleName ?? ''} /> : null,
  'page.aside': ({ of, record }) => <LatestChanges of={of} id={record.id} />,
  'page.tab.permissions': PermissionsTab,
} satisfies RoleSlots;
