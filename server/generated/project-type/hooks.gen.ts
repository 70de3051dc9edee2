// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ProjectTypeRecord } from './record.gen.ts';

export interface ProjectTypeHooks extends EntityHooks<ProjectTypeRecord> {}

export const extendProjectType = (hooks: ProjectTypeHooks): ProjectTypeHooks => hooks;
