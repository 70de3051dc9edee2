// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { Alert } from './types.gen.ts';

export interface AlertHooks extends EntityHooks<Alert> {}

export const extendAlert = (hooks: AlertHooks): AlertHooks => hooks;
