import { parseAst } from 'rolldown/parseAst';
import type { ESTree } from 'rolldown/utils';
import type { CallMethod } from './calls/calls.ts';

export interface ControllerSource {
  /** Name of the controller's class. */
  readonly name: string;
  readonly methods: readonly CallMethod[];
}

/** A call that cannot be read from the source of its controller. */
export class ControllerError extends Error {}

const verbs = ['Get', 'Post', 'Put', 'Patch', 'Delete'];

/**
 * Reads a hand-written controller from its source, without running it: its class, and the decorators of its methods.
 * @throws {ControllerError} if a decorator uses anything but literals and constants of the same file
 */
export function readController(path: string, source: string): ControllerSource {
  const { body } = parseAst(source, { lang: 'ts' }, path);
  const known = new Map(body.flatMap(constants));
  const found = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'ClassDeclaration'
      ? [statement.declaration]
      : [],
  )[0];
  if (!found?.id) throw new ControllerError(`${path} exports no class.`);
  const methods = found.body.body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') return [];
    const name = `${path}: ${member.key.name}`;
    const method = readMethod(decoratorsOf(member), (what, node) => {
      const value = node && evaluate(node, known);
      if (value === undefined)
        throw new ControllerError(`${name}: write the ${what} as a literal, or with constants of this file.`);
      return value;
    });
    return method ?? [];
  });
  return { name: found.id.name, methods };
}

type Read = (what: string, node: ESTree.Argument | undefined) => unknown;

/** The call that a method serves, from its decorators; null if it serves none. */
function readMethod(decorators: ReadonlyMap<string, ESTree.Argument | undefined>, read: Read): CallMethod | null {
  const verb = verbs.find((one) => decorators.has(one));
  if (!verb) return null;
  const description = read('@Describe', decorators.get('Describe')) as Record<string, unknown>;
  const text = (word: string) => {
    if (typeof description[word] !== 'string') read(`${word} of @Describe`, undefined);
    return description[word] as string;
  };
  return {
    tag: text('tag'),
    method: verb.toUpperCase(),
    paths: [read('path', decorators.get(verb)) as string | string[]].flat().map(withBraces),
    summary: text('summary'),
    access: read('@Access', decorators.get('Access')) as CallMethod['access'],
  };
}

/** `:"type"Orders/:page` → `{type}Orders/{page}`. A colon after a backslash is kept. */
const withBraces = (path: string) => path.replace(/(?<!\\):"?(\w+)"?/g, '{$1}').replaceAll('\\', '');

/** First argument of each decorator, by its name. */
const decoratorsOf = ({ decorators }: ESTree.MethodDefinition) =>
  new Map(
    decorators.flatMap(({ expression }) =>
      expression.type === 'CallExpression' && expression.callee.type === 'Identifier'
        ? [[expression.callee.name, expression.arguments[0]] as const]
        : [],
    ),
  );

/** Constants of a file, as expressions. They are evaluated only when used, because most are not. */
const constants = (statement: ESTree.Program['body'][number]): [string, ESTree.Expression][] =>
  statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : []))
    : [];

/** The value of a literal, object, list, template or constant; undefined for any other expression. */
function evaluate(node: ESTree.Argument, known: ReadonlyMap<string, ESTree.Expression>): unknown {
  const of = (one: ESTree.Argument) => evaluate(one, known);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TSAsExpression':
      return of(node.expression);
    case 'Identifier':
      return known.has(node.name) ? of(known.get(node.name)!) : undefined;
    case 'ArrayExpression': {
      const values = node.elements.map((one) => one && of(one));
      return values.includes(undefined) ? undefined : values;
    }
    case 'TemplateLiteral': {
      const values = node.expressions.map(of);
      return values.includes(undefined)
        ? undefined
        : node.quasis.map(({ value }, i) => `${value.cooked}${values[i] ?? ''}`).join('');
    }
    case 'ObjectExpression':
      return Object.assign({}, ...node.properties.map((one) => property(one, of)));
    default:
      return undefined;
  }
}

const property = (node: ESTree.ObjectPropertyKind, of: (one: ESTree.Argument) => unknown): unknown =>
  node.type === 'SpreadElement'
    ? of(node.argument)
    : node.key.type === 'Identifier'
      ? { [node.key.name]: of(node.value as ESTree.Expression) }
      : {};
