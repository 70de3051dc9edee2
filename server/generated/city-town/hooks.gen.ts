// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { CityTownRecord } from './record.gen.ts';

export interface CityTownHooks extends EntityHooks<CityTownRecord> {}

export const extendCityTown = (hooks: CityTownHooks): CityTownHooks => hooks;
