import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import type { Role } from '../../../schemas/generated/role.gen.ts';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { useAssignments, usePermissionIds } from './assignments.ts';
import { PermissionLevels } from './PermissionLevels.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';

/** Every permission, with the level that a role has. */
export function PermissionsTab({ of, record }: SlotProps<Role>) {
  const assignments = useAssignments(record.id);
  const ids = usePermissionIds();
  if (assignments.data && ids.data)
    return <PermissionLevels key={record.id} of={of} role={record} saved={assignments.data} ids={ids.data} />;
  if (!assignments.error && !ids.error) return <PageLoading />;
  return (
    <LoadFailed text={t('role.failed')} onRetry={() => void Promise.all([assignments.refetch(), ids.refetch()])} />
  );
}
