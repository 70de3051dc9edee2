import type { Entity, Model } from '../model/index.ts';
import { camel } from '../model/names.ts';
import { typeName } from '../../server/core/model/wire-schema.ts';

/** Hand-written files that the registry imports. */
export interface Features {
  /** Folders of the entities that have hooks. */
  readonly hooks: ReadonlySet<string>;
  /** Paths of modules below server/features. */
  readonly modules: readonly string[];
  /** Paths of jobs below server/features. */
  readonly jobs: readonly string[];
  /** Paths of kinds of background work. */
  readonly works: readonly string[];
  /** Paths of tables that can be exported. */
  readonly tables: readonly string[];
  /** Paths of tasks that run in threads. */
  readonly tasks: readonly string[];
}

/** Static imports of all generated and hand-written parts. The server runs exactly what is listed here. */
export function emitRegistry(model: Model, features: Features): string {
  const served = model.entities.filter((entity) => entity.kind !== 'platform');
  const called = served.filter((entity) => entity.routes.length);
  const extended = served.filter((entity) => features.hooks.has(entity.folder));
  return `
    ${served.map((entity) => `import { ${entity.name}${called.includes(entity) ? `, ${typeName(entity.name)}Controller` : ''} } from './${entity.folder}.gen.ts';`).join('\n')}
    ${extended.map((entity) => `import ${hooksName(entity)} from '../features/${entity.folder}/hooks.ts';`).join('\n')}
    ${features.modules.map((path) => `import { ${moduleName(path)} } from '../features/${path}';`).join('\n')}
    ${[...features.jobs, ...features.works].map((path) => `import ${nameOf(path)} from '../features/${path}';`).join('\n')}
    import type { Kind } from '../services/background/kind.ts';
    import type { Job } from '../services/background/regular.ts';
    import type { Platform } from '../services/platform.ts';
    import type { RegisteredEntity } from '../services/save/registered-entity.ts';

    declare module '../core/model/definition.ts' {
      interface EntityDefinitions {
        ${served.map(({ name }) => `${name}: typeof ${name};`).join('\n')}
      }
    }

    export const entities: RegisteredEntity[] = [
      ${served.map((entity) => `{ definition: ${entity.name}, hooks: ${extended.includes(entity) ? hooksName(entity) : '{}'} }`).join(',\n')}
    ];

    /** The modules of the features. */
    export const modules = [${features.modules.map(moduleName).join(', ')}];

    /** The generated controllers. */
    export const controllers = [${called.map((entity) => `${typeName(entity.name)}Controller`).join(', ')}];

    export const jobs: readonly Job<Platform>[] = [${features.jobs.map(nameOf).join(', ')}];

    export const works: readonly Kind<any, Platform>[] = [${features.works.map(nameOf).join(', ')}];
  `;
}

/** What runs in threads, which do not load controllers and hooks. */
export function emitTasks(model: Model, { tables, tasks }: Features): string {
  const served = model.entities.filter((entity) => entity.kind !== 'platform');
  return `
    ${served.map((entity) => `import { ${entity.name} } from './${entity.folder}.gen.ts';`).join('\n')}
    ${[...tables, ...tasks].map((path) => `import ${nameOf(path)} from '../features/${path}';`).join('\n')}
    import type { EntityDefinition } from '../core/model/definition.ts';
    import type { ReadServices } from '../services/read-services.ts';
    import type { TableSource } from '../services/export/table.ts';
    import type { Task } from '../services/heavy/task.ts';

    export const definitions: readonly EntityDefinition[] = [${served.map(({ name }) => name).join(', ')}];

    export const tables: readonly TableSource<never, ReadServices>[] = [${tables.map(nameOf).join(', ')}];

    export const tasks: readonly Task<never, unknown, any>[] = [${tasks.map(nameOf).join(', ')}];
  `;
}

/** `activity/reminders.job.ts` → remindersJob. */
function nameOf(path: string): string {
  const [name, kind] = path.split('/').at(-1)!.split('.') as [string, string];
  return camel(`${name}-${kind}`);
}

/** `sales/sales.module.ts` → SalesModule. */
const moduleName = (path: string): string => typeName(nameOf(path));

const hooksName = (entity: Entity) => `${entity.name}Hooks`;

/** All permissions, and the roles that a new database starts with. */
export const emitAccess = (model: Model): string => `
  import type { PermissionDefinition, RoleDefinition } from '../core/model/permission.ts';

  export const permissions: readonly PermissionDefinition[] = ${JSON.stringify(model.permissions.map(({ code, title, levels, denied }) => ({ code, title, levels, denied })))};

  export const roles: readonly RoleDefinition[] = ${JSON.stringify(model.roles)};
`;
