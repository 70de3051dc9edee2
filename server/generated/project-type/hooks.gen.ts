// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ProjectType } from './types.gen.ts';

export interface ProjectTypeHooks extends EntityHooks<ProjectType> {}

export const extendProjectType = (hooks: ProjectTypeHooks): ProjectTypeHooks => hooks;
