// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { IndustryTypeRecord } from './record.gen.ts';

export interface IndustryTypeHooks extends EntityHooks<IndustryTypeRecord> {}

export const extendIndustryType = (hooks: IndustryTypeHooks): IndustryTypeHooks => hooks;
