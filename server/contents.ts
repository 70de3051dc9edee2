import { permissions } from './generated/access.gen.ts';
import { entities, jobs, schemas, works } from './generated/registry.gen.ts';
import { tables } from './generated/tasks.gen.ts';
import type { Contents } from './services/platform.ts';

/** The entities, jobs, tables and permissions that this application serves. */
export const contents: Contents = {
  entities,
  schemas,
  permissions,
  jobs,
  works,
  tables,
  worker: new URL('./heavy.worker.js', import.meta.url),
};
