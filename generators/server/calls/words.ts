import { signedInUser, type Entity, type Operation, type Route } from '../../model/index.ts';
import { typeName } from '../../../server/core/model/wire-schema.ts';

/** A method of a controller: its code and its description. */
export interface Method {
  readonly summary: string;
  /** Arguments besides the user. */
  readonly takes: string[];
  readonly call: string;
  readonly returns?: string;
  /** Code of the media types of its files. */
  readonly files?: string;
  readonly body?: string;
  /** Code of the parameters in its query. */
  readonly query?: string;
  /** Code of what a 409 answers. */
  readonly conflict?: string;
  /** false for a list that does not count its rows. */
  readonly counted?: false;
}

/** Pieces of code and text from which the methods of an entity are built. */
export type CallWords = ReturnType<typeof wordsOf>;

export function wordsOf(entity: Entity, route: Route) {
  const type = typeName(entity.name);
  const one = entity.title.toLowerCase();
  const where = fixed(route);
  const keyType = entity.kind === 'reference' && route.operation === 'update' ? 'string | undefined' : 'string';
  return {
    entity,
    route,
    /** Name of the record type, and of the type that callers send. */
    type,
    input: `${type}Input`,
    /** `customer`, `a customer`, `customers` and `Customers`. */
    one,
    a: `${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`,
    many: entity.plural.toLowerCase(),
    plural: entity.plural,
    narrowed: narrowing(entity, route),
    /** Arguments for the key and for all parameters of the path. */
    id: `@Param('${route.params[0]}') id: ${keyType}`,
    params: route.params.length ? ['@Param() params: Params'] : [],
    /** Last argument of a call on `#crud`: the values that the route fixes. Empty if there are none. */
    rest: where === '{}' ? '' : `, ${where}`,
    /** What people are shown of a record: some may read only names. */
    shown: entity.names ? `${type}Shown` : type,
  };
}

/** The limits of a list, in words: ` (active, by customer)`. */
function narrowing(entity: Entity, { operation, where, params }: Route): string {
  const title = (name: string) => {
    const field = entity.fields.find((one) => one.name === name);
    return (field?.title ?? name).toLowerCase().replace(/\?$/, '');
  };
  const words = Object.entries(where).map(([name, value]) => {
    if (value === signedInUser) return 'of the signed-in user';
    if (value === null) return `no ${title(name)}`;
    return typeof value === 'boolean' ? `${value ? '' : 'not '}${title(name)}` : `${title(name)} ${value}`;
  });
  const given = narrowedByPath(operation) ? params : [];
  return words.length + given.length ? ` (${[...words, ...given.map((name) => `by ${title(name)}`)].join(', ')})` : '';
}

const narrowedByPath = (operation: Operation) => ['list', 'names', 'count'].includes(operation);

/** Values that the route fixes or takes from its path, as code. */
function fixed({ operation, where, params }: Route): string {
  const fromPath = narrowedByPath(operation) ? params.map((name) => `${name}: params.${name}`) : [];
  return `{ ${[...Object.entries(where).map(([name, value]) => `${name}: ${value === signedInUser ? 'user.id' : JSON.stringify(value)}`), ...fromPath].join(', ')} }`.replace(
    '{  }',
    '{}',
  );
}
