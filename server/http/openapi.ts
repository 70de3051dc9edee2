import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiExtension, ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { mostRows } from '../core/records/request.ts';
import { describedSchema, isEnforced } from './body-shape.ts';
import type { Described } from './query.ts';

/** A JSON Schema, or the name of a generated one; `Name[]` for a list. */
export type Shape = string | Readonly<Record<string, unknown>>;

export interface Description {
  readonly tag: string;
  readonly summary: string;
  /** What the call takes. An `errorMessage` in the schema enforces it: see `body-shape.ts`. */
  readonly body?: Shape;
  readonly returns?: Shape;
  /** Parameters of the path; whole numbers unless named otherwise. */
  readonly params?: Readonly<Record<string, 'integer' | 'string'>>;
  /** Parameters of the query, all optional. Others are refused. */
  readonly query?: Readonly<Record<string, Described>>;
  /** What a 409 answers. Default: an error, if the call changes a record. */
  readonly conflict?: Shape;
  /** Whether people may make the call while they view the product as others. Default: if it is a GET. */
  readonly inView?: boolean;
  /** false if what the call does cannot be undone. Others that change something answer the header Undo-Token. */
  readonly undoable?: false;
}

export const schemaOf = (shape: Shape): Record<string, unknown> => {
  if (typeof shape !== 'string') return describedSchema(shape);
  if (shape.endsWith('[]')) return { type: 'array', items: schemaOf(shape.slice(0, -2)) };
  return { $ref: `#/components/schemas/${shape}` };
};

/** Marks routes that take a body. */
export const bodyKey = 'body';

/** The schema of a body that is checked before its handler runs. */
export const bodySchemaKey = 'bodySchema';

/** Names of the parameters in the query of a route. */
export const queryKey = 'query';

/** Marks routes that may, or may not, be called during a view. */
export const inViewKey = 'inView';

/** Whether a route changes nothing, so that people may call it during a view. */
export const isReading = (handler: object, method: string): boolean =>
  Reflect.getMetadata(inViewKey, handler) ?? (method === 'GET' || method === 'HEAD');

/** Marks routes whose changes cannot be undone. */
export const undoableKey = 'undoable';

/** Header of a call that has changed something: the token that undoes it. */
export const undoHeader = 'Undo-Token';

/** Parameters for the description. Without them, Nest describes each as text, or omits it. */
export const pathSchemas = { integer: { type: 'integer' }, string: { type: 'string', minLength: 1 } };

/** Describes the parameters, body and response of a route, for /v1/openapi.json. */
export const Describe = (description: Description) => {
  const { tag, summary, body, returns, params = {}, query = {}, conflict, inView, undoable } = description;
  return applyDecorators(
    ApiTags(tag),
    ApiOperation({ summary }),
    ...Object.entries(params).map(([name, type]) => ApiParam({ name, schema: pathSchemas[type] })),
    SetMetadata(queryKey, Object.keys(query)),
    ...Object.entries(query).map(([name, { schema }]) => ApiQuery({ name, required: false, schema: { ...schema } })),
    ...(body ? [SetMetadata(bodyKey, true), ApiBody({ schema: schemaOf(body) })] : []),
    ...(typeof body === 'object' && isEnforced(body) ? [SetMetadata(bodySchemaKey, body)] : []),
    ApiResponse({
      status: 200,
      description: 'Done',
      ...(returns && { schema: { ...schemaOf(returns), ...('range' in query && { maxItems: mostRows }) } }),
    }),
    ...(conflict ? [ApiResponse({ status: 409, description: 'Conflict', schema: schemaOf(conflict) })] : []),
    ...(inView === undefined ? [] : [SetMetadata(inViewKey, inView), ApiExtension('x-reads', inView)]),
    ...(undoable === undefined ? [] : [SetMetadata(undoableKey, undoable), ApiExtension('x-undoable', undoable)]),
  );
};

/** A parameter among those of the schemas, or of `openapi-components.ts`. */
const shared = (name: string): Described => ({ schema: { $ref: `#/components/parameters/${name}` } });

const narrowing = (type: string) => ({ sort: shared(`${type}Sort`), filter: shared(`${type}Filter`) });

/** What react-admin sends when it asks for embedded records. */
export const embedding = { embed: shared('Embed') };

/** The parameters of a call that lists records of a type. */
export const listQuery = (type: string) => ({ range: shared('Range'), ...narrowing(type), ...embedding });

/** The parameter of a call that answers a file. */
export const fileFormat = { format: shared('Format') };

/** The parameters of a call that answers the records of a type as a file. */
export const exportQuery = (type: string) => ({
  ...fileFormat,
  columns: shared(`${type}Columns`),
  ...narrowing(type),
});
