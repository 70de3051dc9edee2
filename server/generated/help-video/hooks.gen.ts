// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { HelpVideo } from './types.gen.ts';

export interface HelpVideoHooks extends EntityHooks<HelpVideo> {}

export const extendHelpVideo = (hooks: HelpVideoHooks): HelpVideoHooks => hooks;
