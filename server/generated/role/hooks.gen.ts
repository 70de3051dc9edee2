// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { RoleRecord } from './record.gen.ts';

export interface RoleHooks extends EntityHooks<RoleRecord> {}

export const extendRole = (hooks: RoleHooks): RoleHooks => hooks;
