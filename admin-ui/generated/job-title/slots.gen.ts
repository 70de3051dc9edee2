// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { JobTitle } from './types.gen.ts';

export type JobTitleSlots = Slots<JobTitle, 'id' | 'jobTitleName' | 'active' | 'version'>;

export const jobTitleSlots = (slots: JobTitleSlots): JobTitleSlots => slots;
