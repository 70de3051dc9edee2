import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtension, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { cardTypes, fileTypes } from '../services/export/exports.ts';
import { describedSchema, isEnforced } from './body-shape.ts';
import type { Described } from './query.ts';
import { integer, number, object, orNull, yesNo } from './shapes.ts';

/** A JSON Schema, or the name of a generated one; `Name[]` for a list. */
export type Shape = string | Readonly<Record<string, unknown>>;

export interface Description {
  readonly tag: string;
  readonly summary: string;
  /** What the call takes. An `errorMessage` in the schema enforces it: see `body-shape.ts`. */
  readonly body?: Shape;
  /** What the form of a file: its media type. Default: JSON. */
  readonly bodyType?: string;
  readonly returns?: Shape;
  /** Media types of the files that the call answers. */
  readonly files?: readonly string[];
  /** Parameters of the path. Default: those of `openapi-components.ts`, or else the key of a record. */
  readonly params?: Readonly<Record<string, 'string' | Described>>;
  /** Parameters of the query, all optional. Others are refused. */
  readonly query?: Readonly<Record<string, Described>>;
  /** What a 409 answers. Default: an error, if the call changes a record. */
  readonly conflict?: Shape;
  /** false if a call with a range does not answer the number of all rows. */
  readonly counted?: false;
  /** Whether the call is refused (429) if it is made too often. */
  readonly limited?: true;
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

/** What the description of a call says about its path and its answers. `openapi-document.ts` makes both of it. */
export type Answers = Pick<Description, 'returns' | 'files' | 'params' | 'conflict' | 'counted' | 'limited'>;

/** The media types of a table as a file. */
export const tableFile = mediaTypes(fileTypes);
/** The same, of records that can be vCards. */
export const cardFile = mediaTypes(cardTypes);

function mediaTypes(types: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(types).map((type) => type.split(';')[0]!);
}

/** What a call answers that has nothing to say. */
export const nothing = { type: 'object', additionalProperties: false } as const;

/** Describes the parameters, body and response of a route, for /v1/openapi.json. */
export const Describe = (description: Description) => {
  const { tag, summary, body, bodyType, query = {}, inView, undoable, ...answers } = description;
  return applyDecorators(
    ApiTags(tag),
    ApiOperation({ summary }),
    ApiExtension('x-answers', answers satisfies Answers),
    SetMetadata(queryKey, Object.keys(query)),
    ...Object.entries(query).map(([name, { schema }]) => ApiQuery(inQuery(name, schema))),
    ...(body ? [SetMetadata(bodyKey, true), ApiBody({ schema: schemaOf(body) })] : []),
    ...(bodyType ? [ApiConsumes(bodyType)] : []),
    ...(typeof body === 'object' && isEnforced(body) ? [SetMetadata(bodySchemaKey, body)] : []),
    ...(inView === undefined ? [] : [SetMetadata(inViewKey, inView), ApiExtension('x-reads', inView)]),
    ...(undoable === undefined ? [] : [SetMetadata(undoableKey, undoable), ApiExtension('x-undoable', undoable)]),
  );
};

/** A parameter of a query. The text of its schema is its own. */
const inQuery = (name: string, { description, ...schema }: Described['schema']) => ({
  name,
  required: false,
  schema,
  ...(typeof description === 'string' && { description }),
});

/** A parameter among those of the schemas, or of `openapi-components.ts`. */
const shared = (name: string): Described => ({ schema: { $ref: `#/components/parameters/${name}` } });

const narrowing = (type: string) => ({ sort: shared(`${type}Sort`), filter: shared(`${type}Filter`) });

/** What react-admin sends when it asks for embedded records. */
export const embedding = { embed: shared('Embed') };

/** The parameters of a call that lists records of a type. */
export const listQuery = (type: string) => ({ range: shared('Range'), ...narrowing(type), ...embedding });

/** The parameter of a call that answers a file. */
export const fileFormat = { format: shared('Format') };

/** The parameters that narrow a list as its screen does: also by a saved filter and by days. */
const narrowedFurther = (type: string) => ({
  ...narrowing(type),
  savedFilter: { schema: { type: 'integer', minimum: 0, description: 'Key of a saved filter; 0 for none.' } },
  from: { schema: { type: 'string', description: "First day of the list's date, or a period." } },
  to: { schema: { type: 'string', description: 'Last day, or a period.' } },
});

/** The parameters of a call that answers the records of a type as a file. */
export const exportQuery = (type: string, isCard = false) => ({
  ...(isCard ? { format: shared('CardFormat') } : fileFormat),
  columns: shared(`${type}Columns`),
  ...narrowedFurther(type),
});

/** The parameters of a call that answers the totals of a list. */
export const totalsQuery = (type: string) => {
  const { sort: _, ...query } = narrowedFurther(type);
  return query;
};

/** What a call answers that sums fields of a list. */
export const totalsAnswer = (fields: readonly string[]) =>
  object({
    rows: { ...integer, description: 'Number of rows of the list, counted up to 10,000.' },
    exact: { ...yesNo, description: 'False if there are more rows; then there are no sums.' },
    sums: orNull(object(Object.fromEntries(fields.map((name) => [name, number])))),
  });
