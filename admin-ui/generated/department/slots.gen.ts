// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Department } from './types.gen.ts';

export type DepartmentSlots = Slots<Department, 'id' | 'departmentName' | 'active' | 'version'>;

export const departmentSlots = (slots: DepartmentSlots): DepartmentSlots => slots;
