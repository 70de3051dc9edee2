import { applyDecorators, SetMetadata, type INestApplication } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
  ApiTags,
  DocumentBuilder,
  SwaggerModule,
  type OpenAPIObject,
} from '@nestjs/swagger';

import type { Rule } from '../core/model/definition.ts';

type PathItem = OpenAPIObject['paths'][string];

/** A JSON Schema, or the name of a generated one; `Name[]` for a list. */
export type Shape = string | Readonly<Record<string, unknown>>;

export interface Description {
  readonly tag: string;
  readonly summary: string;
  readonly body?: Shape;
  readonly returns?: Shape;
  readonly status?: number;
  /** Parameters of the path; whole numbers unless named otherwise. */
  readonly params?: Readonly<Record<string, 'integer' | 'string'>>;
  /** Parameters of the query, all optional, each with its schema. */
  readonly query?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly open?: boolean;
  /** Whether people may make the call while they view the product as others. Default: if it is a GET. */
  readonly inView?: boolean;
}

const schemaOf = (shape: Shape): Record<string, unknown> => {
  if (typeof shape !== 'string') return { ...shape };
  if (shape.endsWith('[]')) return { type: 'array', items: schemaOf(shape.slice(0, -2)) };
  return { $ref: `#/components/schemas/${shape}` };
};

/** Marks routes that take a body. */
export const bodyKey = 'body';

/** Marks routes that may, or may not, be called during a view. */
export const inViewKey = 'inView';

/** Parameters for the description. Without them, Nest describes each as text, or omits it. */
const said = { integer: { type: 'integer' }, string: { type: 'string', minLength: 1 } };

/** Describes the parameters, body and response of a route, for /v1/openapi.json. */
export const Describe = ({
  tag,
  summary,
  body,
  returns,
  status = 200,
  params = {},
  query = {},
  open = false,
  inView,
}: Description) =>
  applyDecorators(
    ApiTags(tag),
    ApiOperation({ summary }),
    ...Object.entries(params).map(([name, type]) => ApiParam({ name, schema: said[type] })),
    ...Object.entries(query).map(([name, schema]) => ApiQuery({ name, required: false, schema: { ...schema } })),
    ...(body ? [SetMetadata(bodyKey, true), ApiBody({ schema: schemaOf(body) })] : []),
    ApiResponse({ status, description: 'Done', ...(returns && { schema: schemaOf(returns) }) }),
    ...(open ? [] : [ApiBearerAuth()]),
    ...(inView === undefined ? [] : [SetMetadata(inViewKey, inView)]),
  );

/** The description of all routes, built on first request. */
export function openApi(app: INestApplication, schemas: Readonly<Record<string, unknown>>): () => OpenAPIObject {
  let document: OpenAPIObject | undefined;
  return () => (document ??= build(app, schemas));
}

type Schemas = NonNullable<OpenAPIObject['components']>['schemas'];

function build(app: INestApplication, schemas: Readonly<Record<string, unknown>>): OpenAPIObject {
  const options = new DocumentBuilder().setTitle('Branchline').setVersion('1').addBearerAuth().build();
  const document = SwaggerModule.createDocument(app, options, { autoTagControllers: false });
  return {
    ...document,
    openapi: '3.1.0',
    paths: Object.fromEntries(Object.entries(document.paths).map(([path, item]) => described(path, item))),
    components: { ...document.components, schemas: { ...schemas, Error: errorSchema } as Schemas },
  };
}

/** Who may call a route, in words. */
function neededFor(rule: Rule): string {
  if (rule === 'public') return 'Open to everyone.';
  if (rule === 'token') return 'Needs a valid token.';
  if (rule === 'signedIn') return 'Needs an active user.';
  if ('permission' in rule) return `Needs the permission ${rule.permission}.`;
  return 'roleName' in rule ? `Needs the role ${rule.roleName}.` : `Needs a role with ${rule.role}.`;
}

interface Call {
  description: string;
  readonly 'x-access': Rule;
  parameters: { name: string; in: string; required: boolean; schema?: { type?: string; minLength?: number } }[];
}

/** A path as it is called, with all its parameters. */
function described(path: string, item: object): [string, PathItem] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  for (const call of Object.values(item) as Call[]) {
    call.description = neededFor(call['x-access']);
    const given = call.parameters;
    const inPath = names.map(
      (name) =>
        given.find((one) => one.name === name && one.schema?.minLength) ?? {
          name,
          in: 'path',
          required: true,
          schema: said.integer,
        },
    );
    call.parameters = [...inPath, ...given.filter((one) => one.in !== 'path')];
  }
  return [path.replaceAll('\\', ''), item];
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each field that is wrong.',
    },
  },
};
