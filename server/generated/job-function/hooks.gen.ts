// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { JobFunctionRecord } from './record.gen.ts';

export interface JobFunctionHooks extends EntityHooks<JobFunctionRecord> {}

export const extendJobFunction = (hooks: JobFunctionHooks): JobFunctionHooks => hooks;
