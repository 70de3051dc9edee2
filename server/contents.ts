import { entitySchema } from './core/db/entity-schema.ts';
import { permissions } from './generated/access.gen.ts';
import { platformTables } from './generated/platform.gen.ts';
import { entities, jobs, works } from './generated/registry.gen.ts';
import type { Contents } from './services/services.module.ts';

/** The entities, jobs and permissions that this application serves. */
export const contents: Contents = {
  entities,
  schemas: [...entities.map(({ definition }) => definition), ...platformTables].map(entitySchema),
  permissions,
  jobs,
  works,
  worker: new URL('./heavy.worker.js', import.meta.url),
};
