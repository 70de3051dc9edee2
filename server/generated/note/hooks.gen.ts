// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { NoteRecord } from './record.gen.ts';

export interface NoteHooks extends EntityHooks<NoteRecord> {}

export const extendNote = (hooks: NoteHooks): NoteHooks => hooks;
