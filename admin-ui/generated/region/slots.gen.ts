// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Region } from './types.gen.ts';

export type RegionSlots = Slots<Region, 'id' | 'regionName' | 'regionCode' | 'active' | 'version'>;

export const regionSlots = (slots: RegionSlots): RegionSlots => slots;
