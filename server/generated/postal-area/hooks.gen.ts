// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { PostalAreaRecord } from './record.gen.ts';

export interface PostalAreaHooks extends EntityHooks<PostalAreaRecord> {}

export const extendPostalArea = (hooks: PostalAreaHooks): PostalAreaHooks => hooks;
