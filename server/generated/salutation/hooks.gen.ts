// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SalutationRecord } from './record.gen.ts';

export interface SalutationHooks extends EntityHooks<SalutationRecord> {}

export const extendSalutation = (hooks: SalutationHooks): SalutationHooks => hooks;
