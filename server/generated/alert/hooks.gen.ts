// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { AlertRecord } from './record.gen.ts';

export interface AlertHooks extends EntityHooks<AlertRecord> {}

export const extendAlert = (hooks: AlertHooks): AlertHooks => hooks;
