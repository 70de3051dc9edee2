// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { RegionRecord } from './record.gen.ts';

export interface RegionHooks extends EntityHooks<RegionRecord> {}

export const extendRegion = (hooks: RegionHooks): RegionHooks => hooks;
