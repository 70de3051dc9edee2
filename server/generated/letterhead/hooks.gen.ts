// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { LetterheadRecord } from './record.gen.ts';

export interface LetterheadHooks extends EntityHooks<LetterheadRecord> {}

export const extendLetterhead = (hooks: LetterheadHooks): LetterheadHooks => hooks;
