// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Manufacturer } from './types.gen.ts';

export type ManufacturerSlots = Slots<Manufacturer, 'id' | 'manufacturerName' | 'active' | 'version'>;

export const manufacturerSlots = (slots: ManufacturerSlots): ManufacturerSlots => slots;
