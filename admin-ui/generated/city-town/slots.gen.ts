// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { CityTown } from './types.gen.ts';

export type CityTownSlots = Slots<CityTown, 'id' | 'cityTownName' | 'active' | 'version'>;

export const cityTownSlots = (slots: CityTownSlots): CityTownSlots => slots;
