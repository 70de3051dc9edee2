// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { JobTitleRecord } from './record.gen.ts';

export interface JobTitleHooks extends EntityHooks<JobTitleRecord> {}

export const extendJobTitle = (hooks: JobTitleHooks): JobTitleHooks => hooks;
