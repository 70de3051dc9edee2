import type { Entity, Model } from '../model/index.ts';
import { camel } from '../model/names.ts';
import { inputSchema, readSchema, typeName } from '../wire.ts';

/** Hand-written files the registry imports where they are there. */
export interface Extensions {
  /** Folder of an entity → path below server/extensions. */
  readonly hooks: ReadonlyMap<string, string>;
  /** Paths of controllers below server/extensions. */
  readonly controllers: readonly { readonly path: string; readonly name: string }[];
  /** Paths of jobs below server/extensions. */
  readonly jobs: readonly string[];
}

/** Static imports of everything generated and hand-written: what runs is what stands here. */
export function emitRegistry(model: Model, extensions: Extensions): string {
  const served = model.entities.filter((entity) => entity.kind !== 'platform');
  const called = served.filter((entity) => entity.routes.length);
  const extended = served.filter((entity) => extensions.hooks.has(entity.folder));
  return `
    ${model.entities.map((entity) => `import { ${entity.kind === 'platform' ? '' : `${entity.name}, `}${typeName(entity.name)}Schema } from './${entity.folder}/entity.gen.ts';`).join('\n')}
    ${called.map((entity) => `import { ${typeName(entity.name)}Controller } from './${entity.folder}/controller.gen.ts';`).join('\n')}
    ${extended.map((entity) => `import ${extension(entity)} from '../extensions/${extensions.hooks.get(entity.folder)}';`).join('\n')}
    ${extensions.controllers.map(({ path, name }) => `import { ${name} } from '../extensions/${path}';`).join('\n')}
    ${extensions.jobs.map((path) => `import ${jobName(path)} from '../extensions/${path}';`).join('\n')}
    import type { Job } from '../platform/jobs/jobs.ts';
    import type { Platform } from '../platform/platform.ts';
    import type { RegisteredEntity } from '../platform/crud/registered-entity.ts';

    export const entities: RegisteredEntity[] = [
      ${served.map((entity) => `{ definition: ${entity.name}, hooks: ${extended.includes(entity) ? extension(entity) : '{}'} }`).join(',\n')}
    ];

    /** Hand-written calls first: theirs are the paths without parameters. */
    export const controllers = [${[...extensions.controllers.map(({ name }) => name), ...called.map((entity) => `${typeName(entity.name)}Controller`)].join(', ')}];

    export const jobs: readonly Job<Platform>[] = [${extensions.jobs.map(jobName).join(', ')}];

    export const schemas = [${model.entities.map((entity) => `${typeName(entity.name)}Schema`).join(', ')}];
  `;
}

/** `activity/reminders.job.ts` → remindersJob. */
const jobName = (path: string) => `${camel(path.split('/').at(-1)!.replace('.job.ts', ''))}Job`;

const extension = (entity: Entity) => `${entity.name}Extension`;

/** Calls of the short lists that forms choose from: what is active. */
export function emitLookups(model: Model): string {
  const calls = model.entities
    .filter(({ kind }) => kind === 'reference')
    .flatMap(({ routes }) =>
      routes.filter(({ operation, where, params }) => operation === 'list' && where.active === true && !params.length),
    );
  return `export const lookups: readonly string[] = ${JSON.stringify(calls.map(({ path }) => path))};`;
}

/** Schemas that /v1/openapi.json refers to. */
export function emitOpenApi(model: Model): string {
  const schemas = model.entities
    .filter((entity) => entity.routes.length)
    .flatMap((entity) => [readSchema(model, entity), inputSchema(model, entity)])
    .map(({ title, ...schema }) => [title, schema]);
  const condition = {
    type: 'object',
    properties: {
      rowNo: { type: 'integer' },
      rowStart: { enum: ['', 'AND', 'OR'] },
      dbField: { type: 'string' },
      condition: { type: 'string' },
      value: {},
      dbValue: {},
    },
  };
  const shared = {
    Filter: { type: 'object', properties: { conditions: { type: 'array', items: condition } } },
    Bulk: {
      type: 'object',
      required: ['ids'],
      properties: {
        ids: { type: 'array', items: { type: 'integer' } },
        set: { type: 'object' },
        remove: { const: true },
      },
    },
  };
  return `export const components: Readonly<Record<string, unknown>> = ${JSON.stringify({ ...Object.fromEntries(schemas), ...shared })};`;
}

/** Permissions and the roles of a new database. */
export const emitAccess = (model: Model): string => `
  import type { PermissionDefinition } from '../platform/access/session-user.ts';

  export const permissions: readonly PermissionDefinition[] = ${JSON.stringify(model.permissions)};

  export const roles: readonly { roleName: string; showSettings: boolean; showAdmin: boolean; permissions: Record<string, number> }[] = ${JSON.stringify(model.roles)};
`;
