// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Tag } from './types.gen.ts';

export type TagSlots = Slots<Tag, 'id' | 'tag' | 'type' | 'active' | 'version'>;

export const tagSlots = (slots: TagSlots): TagSlots => slots;
