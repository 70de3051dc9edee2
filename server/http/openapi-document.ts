import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Rule } from '../core/model/definition.ts';
import { mostRows } from '../core/records/request.ts';
import { cardFile, schemaOf, tableFile, undoHeader, type Answers } from './openapi.ts';
import { headers, parameters, pathParameter } from './openapi-components.ts';
import { errors, headersOf, responses } from './openapi-errors.ts';

type PathItem = OpenAPIObject['paths'][string];

/** What the schemas add to the description: records, and the parameters of their lists. */
export interface Components {
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What the records are that each heading is about. */
  readonly headings: Readonly<Record<string, string>>;
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
  const tags = Object.values(paths).flatMap((item) =>
    Object.values(item as Record<string, Call>).flatMap((call) => call.tags),
  );
  return {
    ...document,
    openapi: '3.1.0',
    info: {
      ...document.info,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Branchline' } as object as { name: string },
    },
    tags: [...new Set(tags)]
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .map((name) => ({ name, description: generated.headings[name] ?? `Calls about ${name.toLowerCase()}.` })),
    paths,
    components: {
      ...document.components,
      schemas: { ...used(generated.schemas, paths), ...errors },
      parameters: { ...generated.parameters, ...parameters },
      responses,
      headers,
    } as object as NonNullable<OpenAPIObject['components']>,
  };
}

/** The schemas that calls refer to, themselves or through each other: not every record that is read can be sent. */
function used(schemas: Components['schemas'], paths: OpenAPIObject['paths']): Components['schemas'] {
  const found = new Set<string>();
  const follow = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name!) || !schemas[name!]) continue;
      found.add(name!);
      follow(schemas[name!]);
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

const description = `The API of the sales CRM. Sign in at \`/v1/accounts:signInWithPassword\`, and send the \`idToken\` as a bearer token. A parameter that a call does not have is refused. A body has at most 1 MB, a file 10 MB.`;

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
  schema?: { $ref?: string };
}

interface Call {
  description: string;
  security: object[];
  readonly tags: readonly string[];
  readonly 'x-access': Rule;
  'x-answers'?: Answers;
  'x-reads'?: boolean;
  'x-undoable'?: boolean;
  readonly requestBody?: object;
  parameters: object[];
  responses: Record<string, object>;
}

/** A path as it is called, with all its parameters and responses. */
function described(path: string, item: object): [string, PathItem] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  for (const [method, call] of Object.entries(item) as [string, Call][]) {
    call.description = neededFor(call['x-access']);
    call.security = call['x-access'] === 'public' ? [] : [{ bearer: [] }];
    const answers = call['x-answers']!;
    const inPath = names.map((name) => pathParameter(name, answers.params?.[name]));
    const inQuery = (call.parameters as Parameter[]).filter((one) => one.in === 'query');
    const undoable = isUndoable(method, call);
    const isPaged = names.includes('page') || inQuery.some(({ name }) => name === 'range' || name === 'page');
    const hasRange = inQuery.some(({ name }) => name === 'range');
    const common = [...(undoable ? ['UndoToken'] : []), ...(isTable(answers) ? ['Prefer'] : [])];
    call.parameters = [...inPath, ...inQuery.map(referred), ...common.map(parameterRef)];
    call.responses = {
      ...successes(answers, { undoable, hasRange }),
      ...refusals(method, call, answers, {
        hasParameters: inPath.length + inQuery.length > 0,
        isNamed: inPath.length > 0,
        isPaged,
      }),
    };
    delete call['x-answers'];
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

/** Whether a call answers a table as a file, which can be made in the background. */
const isTable = ({ files }: Answers): boolean => [tableFile, cardFile].some((one) => files?.join() === one.join());

const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** The reference that a parameter consists of, or the parameter itself. */
const referred = (one: Parameter) => (one.schema?.$ref?.includes('/parameters/') ? { $ref: one.schema.$ref } : one);

/** What a call answers, by status. */
function successes(
  { returns, files = [], counted }: Answers,
  { undoable, hasRange }: Readonly<Record<'undoable' | 'hasRange', boolean>>,
) {
  const json = returns && { ...schemaOf(returns), ...(hasRange && { maxItems: mostRows }) };
  const content = {
    ...(json && { 'application/json': { schema: json } }),
    ...Object.fromEntries(files.map((type) => [type, type.startsWith('text/') ? { schema: { type: 'string' } } : {}])),
  };
  const named = [
    ...(hasRange && counted !== false ? ['Content-Range', 'X-Total-Is-Least'] : []),
    ...(files.length && !returns ? ['Content-Disposition'] : []),
    ...(undoable ? [undoHeader] : []),
  ];
  const later = {
    description: 'The file is made in the background, for a caller that prefers not to wait.',
    headers: headersOf(['Location', 'Preference-Applied']),
    content: { 'application/json': { schema: schemaOf('WorkKey') } },
  };
  return {
    '200': { description: 'Done', headers: headersOf(named), content },
    ...(isTable({ files }) && { '202': later }),
  };
}

/** How a call can fail, by status. */
function refusals(
  method: string,
  call: Call,
  { conflict, limited }: Answers,
  { hasParameters, isNamed, isPaged }: Readonly<Record<'hasParameters' | 'isNamed' | 'isPaged', boolean>>,
) {
  const rule = call['x-access'];
  const isOpen = rule === 'public';
  const isIdentity = isOpen && call.tags.includes('Identity');
  const hasBody = !!call.requestBody;
  const names: [string, keyof typeof responses | false | undefined][] = [
    ['400', isIdentity ? 'IdentityRefused' : (hasParameters || hasBody) && 'BadRequest'],
    ['401', !isOpen && 'NotSignedIn'],
    ['403', !isOpen && rule !== 'token' && 'NotActive'],
    ['404', isNamed && 'NotFound'],
    ['409', method === 'put' && hasBody && 'Conflict'],
    ['413', hasBody && 'TooLarge'],
    ['416', isPaged && 'BeyondEnd'],
    ['422', 'Refused'],
    ['429', isIdentity && method === 'post' ? 'IdentityTooOften' : limited && 'TooOften'],
    ['default', 'Failed'],
  ];
  return {
    ...Object.fromEntries(
      names.flatMap(([status, name]) => (name ? [[status, { $ref: `#/components/responses/${name}` }]] : [])),
    ),
    ...(conflict && { '409': conflicting(conflict) }),
  };
}

/** Whether rows are answered: the possible duplicates of a record. */
const isList = (shape: NonNullable<Answers['conflict']>) => typeof shape === 'string' && shape.endsWith('[]');

const conflicting = (conflict: NonNullable<Answers['conflict']>) =>
  typeof conflict === 'string' && conflict in responses
    ? { $ref: `#/components/responses/${conflict}` }
    : {
        description: 'Conflict',
        headers: headersOf(isList(conflict) ? ['Content-Range'] : []),
        content: { 'application/json': { schema: schemaOf(conflict) } },
      };
