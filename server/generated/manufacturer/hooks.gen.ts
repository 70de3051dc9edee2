// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ManufacturerRecord } from './record.gen.ts';

export interface ManufacturerHooks extends EntityHooks<ManufacturerRecord> {}

export const extendManufacturer = (hooks: ManufacturerHooks): ManufacturerHooks => hooks;
