import { lazy } from 'react';
import { roleSlots } from '../../generated/role/slots.gen.ts';

const PermissionsTab = lazy(() =>
  import('./PermissionsTab.tsx').then((module) => ({ default: module.PermissionsTab })),
);

export default roleSlots({ 'page.tab.permissions': PermissionsTab });
