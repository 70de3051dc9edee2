import type { AnySchemaObject as Json, ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from './names.ts';
import { pointer, type Problems } from './problems.ts';

/**
 * Turns Ajv's errors of one file into problems in plain words: one at each place, with what was probably meant.
 * @param schemas paths of all schemas: `reference/region`
 */
export function reportForm(
  file: string,
  errors: readonly ErrorObject[],
  schemas: readonly string[],
  problems: Problems,
) {
  const told = new Set<string>();
  for (const error of errors.filter((one) => !isOfOtherForm(one, errors))) {
    const at = placeOf(error);
    if (told.has(at)) continue;
    told.add(at);
    if (error.keyword !== 'additionalProperties') problems.add(file, at, messageOf(error, errors, schemas));
    else reportWord(file, error, errors, problems);
  }
}

/** Whether an error is about a form that the value does not have, while another error names the mistake better. */
function isOfOtherForm(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const { keyword, instancePath } = error;
  const here = (one: ErrorObject) => one.instancePath === instancePath;
  const inside = (one: ErrorObject) => placeOf(one).startsWith(`${placeOf(error)}/`);
  switch (keyword) {
    case 'if':
    case 'propertyNames':
      return true;
    case 'anyOf':
    case 'oneOf':
      return errors.some(
        (one) => !general.includes(one.keyword) && (inside(one) || (here(one) && !isOfForms(one, error))),
      );
    case 'required':
      return errors.some(
        (one) => (here(one) && isOfForms(error, one)) || (!general.includes(one.keyword) && inside(one)),
      );
    case 'type':
    case 'const':
      return errors.some((one) => inside(one) || (here(one) && exact.includes(one.keyword)));
    case 'additionalProperties':
      // The word is known, and its value is reported.
      return errors.some((one) => one.keyword !== keyword && `${one.instancePath}/`.startsWith(`${placeOf(error)}/`));
    case 'false schema': {
      const object = instancePath.replace(/\/[^/]*$/, '');
      return errors.some((one) => one.keyword === 'const' && one.instancePath.replace(/\/[^/]*$/, '') === object);
    }
    default:
      return false;
  }
}

const general = ['anyOf', 'oneOf', 'if', 'propertyNames'];
/** Keywords about a value of the right type. */
const exact = ['pattern', 'minLength', 'enum'];

/** Whether an error is about keywords that one of several forms of an object requires. */
const isOfForms = ({ keyword, schema }: ErrorObject, { keyword: of, schema: forms }: ErrorObject): boolean =>
  keyword === 'required' &&
  (of === 'anyOf' || of === 'oneOf') &&
  (forms as Json[]).every(({ required }) => required) &&
  (forms as Json[]).some(({ required }) => required === schema);

const placeOf = ({ instancePath, keyword, params, propertyName }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return `${instancePath}${pointer(params.additionalProperty)}`;
  return propertyName === undefined ? instancePath : `${instancePath}${pointer(propertyName)}`;
};

/** Reports a word that an object does not have, or that it cannot have beside its others. */
function reportWord(
  file: string,
  { instancePath, params, data }: ErrorObject,
  errors: readonly ErrorObject[],
  problems: Problems,
) {
  const word = params.additionalProperty as string;
  const known = errors
    .filter((other) => other.instancePath === instancePath && other.keyword === 'additionalProperties')
    .flatMap((other) => Object.keys((other.parentSchema as Json).properties ?? {}));
  const at = `${instancePath}${pointer(word)}`;
  const others = Object.keys(data as Json).filter((other) => other !== word);
  if (known.includes(word)) problems.add(file, at, `cannot be used together with ${others.join(' and ')}`);
  else problems.unknown(file, at, 'word', word, known);
}

function messageOf(error: ErrorObject, errors: readonly ErrorObject[], schemas: readonly string[]): string {
  const { keyword, params, instancePath, data } = error;
  switch (keyword) {
    case 'required':
      return `needs the word "${params.missingProperty}"${valueOf(params.missingProperty, error, errors)}`;
    case 'type':
    case 'const': {
      const kinds = errors.filter(
        (one) => one.instancePath === instancePath && ['type', 'const'].includes(one.keyword),
      );
      return `must be ${[...new Set(kinds.flatMap(kindOf))].join(' or ')}`;
    }
    case 'enum': {
      const found = errors.filter((one) => one.instancePath === instancePath && one.keyword === keyword);
      const all = found.map((one) => one.params.allowedValues as unknown[]);
      const values = all.toSorted((a, b) => b.length - a.length)[0]!;
      const hint = typeof data === 'string' && nearest(data, values.map(String));
      return `must be one of ${values.join(', ')}${hint ? `; did you mean "${hint}"?` : ''}`;
    }
    case 'pattern':
      return patternMessage(error, schemas);
    case 'uniqueItems':
      return `has ${JSON.stringify((data as unknown[])[params.i])} twice`;
    case 'minLength':
      return 'must not be empty';
    case 'minItems':
    case 'minProperties':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit}`;
    case 'maxItems':
      return `must have at most ${params.limit}, and has ${(data as unknown[]).length}`;
    case 'minimum':
      return `must be ${params.limit} or more`;
    case 'maximum':
      return `must be ${params.limit} or less`;
    case 'false schema':
      return 'cannot be used here';
    case 'not':
      return `can have only one of ${((error.schema as Json).required as string[]).join(' and ')}`;
    case 'oneOf':
    case 'anyOf':
      return `${params.passingSchemas ? 'can have only one of these:' : 'must have either'} ${formsOf(error)}`;
    default:
      return error.message!;
  }
}

/** The value that a missing word must have here, if there is only one. */
function valueOf(word: string, { instancePath, parentSchema }: ErrorObject, errors: readonly ErrorObject[]): string {
  const found = (parentSchema as Json).properties?.[word]?.const as unknown;
  const other = errors.find((one) => one.keyword === 'const' && one.instancePath === `${instancePath}/${word}`);
  const value = found ?? other?.params.allowedValue;
  return value === undefined ? '' : `: ${JSON.stringify(value)}`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function kindOf({ keyword, params, parentSchema }: ErrorObject): string[] {
  if (keyword === 'const') return [JSON.stringify(params.allowedValue)];
  const types = [params.type as string | string[]].flat().flatMap((type) => type.split(','));
  const words = (parentSchema as Json).required as string[] | undefined;
  return types.map((type) => (type === 'object' && words?.length === 1 ? `{ "${words[0]}": … }` : kinds[type]!));
}

/** What a value must look like, from the description and the example of its type. */
function patternMessage({ data, parentSchema, propertyName }: ErrorObject, schemas: readonly string[]): string {
  const { title, description, examples } = parentSchema as Json;
  const value = String(propertyName ?? data);
  const hint = title === 'schema path' ? meantSchema(value, schemas) : undefined;
  const like = examples ? `; for example ${JSON.stringify(examples[0])}` : '';
  const said = String(description)
    .replace(/ Default: .*$/s, '')
    .replace(/\.$/, '');
  return `"${value}" does not have the right form: ${said}${hint ? `; did you mean "${hint}"?` : like}`;
}

/** `region` → `reference/region`. */
function meantSchema(value: string, schemas: readonly string[]): string | undefined {
  const last = value.split('/').at(-1)!;
  const name = nearest(
    last,
    schemas.map((path) => path.split('/')[1]!),
  );
  return schemas.find((path) => path.split('/')[1] === name);
}

/** The forms that an object can have, by the words that each needs. */
const formsOf = ({ schema }: ErrorObject): string =>
  `${(schema as Json[]).map(({ required = [] }) => required.join(' and ')).join(' or ')}`;
