// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { assignedPermission } from './resource.gen.ts';

export const ByRoleList = (props: ListProps) => (
  <EntityList
    {...props}
    of={assignedPermission}
    name="byRole"
    title={schemaText('Permissions')}
    columns={['permission', 'permissionLevel']}
    sort={{ field: 'permissionLevel', order: 'ASC' }}
    sorts={['permissionLevel']}
  />
);
