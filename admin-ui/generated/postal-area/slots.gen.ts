// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { PostalArea } from './types.gen.ts';

export type PostalAreaSlots = Slots<
  PostalArea,
  'id' | 'areaCode' | 'region' | 'mbpBranch' | 'salesExec' | 'active' | 'version'
>;

export const postalAreaSlots = (slots: PostalAreaSlots): PostalAreaSlots => slots;
