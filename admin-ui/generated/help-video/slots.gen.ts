// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { HelpVideo } from './types.gen.ts';

export type HelpVideoSlots = Slots<HelpVideo, 'id' | 'title' | 'url' | 'page' | 'active' | 'version'>;

export const helpVideoSlots = (slots: HelpVideoSlots): HelpVideoSlots => slots;
