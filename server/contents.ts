import { entitySchema } from './core/db/entity-schema.ts';
import { permissions, roles } from './generated/access.gen.ts';
import { platformTables } from './generated/platform.gen.ts';
import { entities, jobs, works } from './generated/registry.gen.ts';
import { reports } from './generated/reports.gen.ts';
import { widgets } from './generated/widgets.gen.ts';
import type { Contents } from './services/services.module.ts';

/** The entities, reports, jobs and permissions that this application serves. */
export const contents: Contents = {
  entities,
  schemas: [...entities.map(({ definition }) => definition), ...platformTables].map(entitySchema),
  reports,
  widgets,
  permissions,
  roles,
  jobs,
  works,
  worker: new URL('./heavy.worker.js', import.meta.url),
};
