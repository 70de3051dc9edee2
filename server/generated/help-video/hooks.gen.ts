// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { HelpVideoRecord } from './record.gen.ts';

export interface HelpVideoHooks extends EntityHooks<HelpVideoRecord> {}

export const extendHelpVideo = (hooks: HelpVideoHooks): HelpVideoHooks => hooks;
