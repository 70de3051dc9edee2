import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Rule } from '../core/model/definition.ts';
import { pathSchemas, undoHeader } from './openapi.ts';
import { errors, headers, parameters, responses } from './openapi-components.ts';

type PathItem = OpenAPIObject['paths'][string];

/** What the schemas add to the description: records, and the parameters of their lists. */
export interface Components {
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The description of all routes, built on first request. */
export function openApi(app: INestApplication, records: () => Components): () => OpenAPIObject {
  let document: OpenAPIObject | undefined;
  return () => (document ??= build(app, records()));
}

function build(app: INestApplication, generated: Components): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Branchline')
    .setDescription(description)
    .setVersion('1')
    .addServer('/')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, options, { autoTagControllers: false });
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => described(path, item)));
  return {
    ...document,
    openapi: '3.1.0',
    info: {
      ...document.info,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Branchline' } as object as { name: string },
    },
    paths,
    components: {
      ...document.components,
      schemas: { ...used(generated.schemas, paths), ...errors },
      parameters: { ...generated.parameters, ...parameters },
      responses,
      headers,
    } as NonNullable<OpenAPIObject['components']>,
  };
}

/** The schemas that calls refer to: not every record that is read can be sent. */
function used(schemas: Components['schemas'], paths: OpenAPIObject['paths']): Components['schemas'] {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => text.includes(`/schemas/${name}"`)));
}

const description = `The API of the sales CRM. Sign in at \`/v1/accounts:signInWithPassword\`, and send the \`idToken\` as a bearer token. A parameter that a call does not have is refused.`;

/** Who may call a route, in words. */
function neededFor(rule: Rule): string {
  if (rule === 'public') return 'Open to everyone.';
  if (rule === 'token') return 'Needs a valid token.';
  if (rule === 'signedIn') return 'Needs an active user.';
  if ('permission' in rule) return `Needs the permission ${rule.permission}.`;
  return 'roleName' in rule ? `Needs the role ${rule.roleName}.` : `Needs a role with ${rule.role}.`;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema?: { $ref?: string; type?: string; minLength?: number };
}

interface Call {
  description: string;
  security: object[];
  readonly tags: readonly string[];
  readonly 'x-access': Rule;
  'x-reads'?: boolean;
  'x-undoable'?: boolean;
  readonly requestBody?: object;
  parameters: (Parameter | { $ref: string })[];
  responses: Record<string, object>;
}

/** A path as it is called, with all its parameters and responses. */
function described(path: string, item: object): [string, PathItem] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  for (const [method, call] of Object.entries(item) as [string, Call][]) {
    call.description = neededFor(call['x-access']);
    call.security = call['x-access'] === 'public' ? [] : [{ bearer: [] }];
    const given = call.parameters as Parameter[];
    const inPath = names.map(
      (name) =>
        given.find((one) => one.name === name && one.schema?.minLength) ?? {
          name,
          in: 'path',
          required: true,
          schema: pathSchemas.integer,
        },
    );
    const inQuery = given.filter((one) => one.in !== 'path');
    const undoable = isUndoable(method, call);
    call.parameters = [...inPath, ...inQuery.map(referred), ...(undoable ? [undoParameter] : [])];
    call.responses = { ...refusals(method, call, { inPath, inQuery }), ...call.responses };
    if (undoable) call.responses['200'] = { ...call.responses['200'], headers: undoHeaders };
    delete call['x-reads'];
    delete call['x-undoable'];
  }
  return [path.replaceAll('\\', ''), item];
}

/** Whether a call answers a token that undoes it. */
const isUndoable = (method: string, call: Call): boolean =>
  !['public', 'token'].includes(call['x-access'] as string) &&
  !(call['x-reads'] ?? method === 'get') &&
  (call['x-undoable'] ?? true);

const undoParameter = { $ref: '#/components/parameters/UndoToken' };
const undoHeaders = { [undoHeader]: { $ref: '#/components/headers/UndoToken' } };

/** The reference that a parameter consists of, or the parameter itself. */
const referred = (one: Parameter) => (one.schema?.$ref?.includes('/parameters/') ? { $ref: one.schema.$ref } : one);

/** How a call can fail, by status. */
function refusals(
  method: string,
  call: Call,
  { inPath, inQuery }: Readonly<Record<'inPath' | 'inQuery', readonly Parameter[]>>,
) {
  const isOpen = call['x-access'] === 'public';
  const isIdentity = isOpen && call.tags.includes('Identity');
  const names: [string, keyof typeof responses | false][] = [
    [
      '400',
      isIdentity ? 'IdentityRefused' : (inPath.length > 0 || inQuery.length > 0 || !!call.requestBody) && 'BadRequest',
    ],
    ['401', !isOpen && 'NotSignedIn'],
    ['404', inPath.length > 0 && 'NotFound'],
    ['409', method === 'put' && !!call.requestBody && 'Conflict'],
    ['416', inQuery.some(({ name }) => name === 'range') && 'BeyondEnd'],
    ['422', 'Refused'],
    ['default', 'Failed'],
  ];
  return Object.fromEntries(
    names.flatMap(([status, name]) => (name ? [[status, { $ref: `#/components/responses/${name}` }]] : [])),
  );
}
