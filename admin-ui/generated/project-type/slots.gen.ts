// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ProjectType } from './types.gen.ts';

export type ProjectTypeSlots = Slots<ProjectType, 'id' | 'projTypeName' | 'active' | 'version'>;

export const projectTypeSlots = (slots: ProjectTypeSlots): ProjectTypeSlots => slots;
