// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { AttachmentRecord } from './record.gen.ts';

export interface AttachmentHooks extends EntityHooks<AttachmentRecord> {}

export const extendAttachment = (hooks: AttachmentHooks): AttachmentHooks => hooks;
