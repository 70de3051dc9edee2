// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { JobFunction } from './types.gen.ts';

export type JobFunctionSlots = Slots<JobFunction, 'id' | 'jobFuncName' | 'active' | 'version'>;

export const jobFunctionSlots = (slots: JobFunctionSlots): JobFunctionSlots => slots;
