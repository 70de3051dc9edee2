import { permissions } from './generated/access.gen.ts';
import { entities, jobs, schemas } from './generated/registry.gen.ts';
import type { Contents } from './services/platform.ts';

/** What the platform is filled with. */
export const contents: Contents = { entities, schemas, permissions, jobs };
