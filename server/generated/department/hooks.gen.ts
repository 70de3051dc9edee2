// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { DepartmentRecord } from './record.gen.ts';

export interface DepartmentHooks extends EntityHooks<DepartmentRecord> {}

export const extendDepartment = (hooks: DepartmentHooks): DepartmentHooks => hooks;
