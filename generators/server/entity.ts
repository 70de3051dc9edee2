import { typeName } from '../../server/core/model/wire-schema.ts';
import type { Entity, Model } from '../model/index.ts';
import type { CallMethod } from './calls/calls.ts';
import { emitController, importsOf, routesLeft } from './controller.ts';
import { definitionIn } from '../definition.ts';
import { emitHooks } from './hooks.ts';
import { emitRecord } from './records.ts';

/**
 * All that the server has of an entity: its definition, the type of its records, its hooks and its controller.
 * @param byHand calls of hand-written controllers
 */
export function emitEntity(model: Model, entity: Entity, byHand: readonly CallMethod[] = []): string {
  const { name, folder } = entity;
  const routes = routesLeft(entity, byHand);
  const type = typeName(name);
  const record = emitRecord(model, entity);
  const hooks = emitHooks(entity);
  const controller = routes.length ? emitController(entity, routes) : '';
  return `
    import { validators } from '#validators/${folder}';
    ${controller && importsOf(entity, controller)}
    import type { EntityDefinition } from '../core/model/definition.ts';
    import type { ${hooks.includes('DeriveContext') ? 'DeriveContext, ' : ''}EntityHooks } from '../services/save/hooks.ts';
    import type { ${[...new Set([`${type}Reference`, ...(record.match(/\b\w+Reference\b/g) ?? [])])].toSorted().join(', ')} } from './references.gen.ts';

    export const ${name}: EntityDefinition<${type}Record, ${type}Reference> = { ${JSON.stringify(definitionIn(model, name)).slice(1, -1)}, validators };

    ${record}

    ${hooks}

    ${controller}
  `.replace(/^\s*\n(?=\s*import)/gm, '');
}

/** The tables that belong to no entity of the API, for TypeORM. */
export const emitPlatformTables = ({ entities }: Model): string => `
  import type { TableDefinition } from '../core/db/entity-schema.ts';

  export const platformTables: readonly TableDefinition[] = ${JSON.stringify(
    entities
      .filter(({ kind }) => kind === 'platform')
      .map(({ name, table, key, fields, search }) => ({
        name,
        table,
        key,
        fields: fields.map(({ name: field, type, format, column }) => ({
          name: field,
          type,
          ...(format && { format }),
          column,
        })),
        search,
      })),
  )};
`;
