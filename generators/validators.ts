import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { conditionInKeys } from './model/codes.ts';
import { clausesOf, toJsonSchema } from './model/condition.ts';
import { sourceOf } from './model/entity-files.ts';
import type { Entity, Field, Model } from './model/index.ts';
import { refusedInLines, refusedInTexts } from './both/values/characters.ts';
import { inputSchema } from '../server/core/model/wire-schema.ts';
import { definitionIn } from './definition.ts';
import { memory } from './memory.ts';

type Schema = Record<string, unknown>;

/** The types of an emitted file. */
export const validatorTypes = `
  interface Check {
    (data: unknown): boolean;
    errors?: readonly { readonly keyword: string; readonly instancePath: string; readonly params: { readonly additionalProperty?: string; readonly missingProperty?: string } }[] | null;
  }
  export declare const validators: {
    readonly input: Check;
    readonly rules: Check;
    readonly compared: readonly string[];
    readonly when: Readonly<Record<string, Partial<Record<'visible' | 'editable' | 'required', Check>>>>;
    readonly invalid: Readonly<Record<string, string>>;
    readonly required: Readonly<Record<string, string>>;
  };
`;

/**
 * Checks of an entity, compiled ahead: the browser's content security policy forbids compiling at run time. `input` is
 * the shape of what callers send; `rules` is what a whole record must have.
 */
export function emitValidators(model: Model, entity: Entity): string {
  const schemas: Record<string, Schema> = {
    input: guarded(
      entity,
      inputSchema(definitionIn(model, entity.name), (name) => definitionIn(model, name)),
    ),
    rules: rulesSchema(model, entity),
  };
  const when: string[] = [];
  for (const field of entity.fields) {
    const checks = (['visible', 'editable', 'required'] as const)
      .filter((word) => field.when[word])
      .map((word) => {
        const name = `${word}_${field.name}`;
        schemas[name] = toJsonSchema(conditionInKeys(field.when[word]!, entity, model.entities));
        return `${word}: ${name}`;
      });
    if (checks.length) when.push(`${field.name}: { ${checks.join(', ')} }`);
  }
  const code = compiled(entity.name, JSON.stringify(schemas), () => compile(schemas));
  return `// Compiled from ${sourceOf(entity.path)}.
    ${code}
    const compared = ${JSON.stringify(comparedFields(entity))};
    const invalid = ${JSON.stringify(invalidTexts(entity))};
    const required = ${JSON.stringify(requiredTexts(entity))};
    export const validators = { input, rules, compared, when: { ${when.join(', ')} }, invalid, required };
  `;
}

const compiled = memory<string>();

/** Code of a check for each schema, by the schema's name. */
function compile(schemas: Readonly<Record<string, Schema>>): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: false,
    inlineRefs: false,
    // Decimal places to which `multipleOf` is checked: 0.07 / 0.01 is not exactly 7.
    multipleOfPrecision: 3,
    code: { source: true, esm: true, lines: true },
  });
  const names = Object.keys(schemas);
  for (const name of names) ajv.addSchema(schemas[name]!, name);
  // The compiled code must import nothing. Ajv imports only a helper for the length of texts, in characters.
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name]))).replace(
    /const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g,
    'const $1 = (text) => [...text].length;',
  );
  return code.replace(/^"use strict";/, '').replace(/const schema\d+ = \{[^\n]*\};/g, unusedSchema(code));
}

/** Ajv leaves all schemas in the code. Removes those that the code does not read. */
const unusedSchema = (code: string) => (declaration: string) => {
  const name = /const (schema\d+)/.exec(declaration)![1]!;
  return code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? declaration : '';
};

/**
 * Replaces lengths with patterns, so that the code needs no helper. Forbids control characters, except line ends and
 * tabs in multi-line texts; hidden characters in those of one line; and look-alike letters in names and addresses.
 */
function guarded(entity: Entity, schema: Schema): Schema {
  const properties = Object.entries(schema.properties as Record<string, Schema>).map(
    ([name, property]) => [name, guardedProperty(property, isLong(entity, name), identifies(entity, name))] as const,
  );
  // Fields with the same schema share one function.
  const kinds = new Map<string, string>();
  const shared = properties.map(([name, property]) => {
    const text = JSON.stringify(property);
    const fields = properties.filter(([, other]) => JSON.stringify(other) === text);
    if (fields.length < 2 || text.length < 30) return [name, property] as const;
    if (!kinds.has(text)) kinds.set(text, `kind${kinds.size}`);
    return [name, { $ref: `#/$defs/${kinds.get(text)}` }] as const;
  });
  const defs = Object.fromEntries([...kinds].map(([text, name]) => [name, JSON.parse(text)]));
  return { type: 'object', properties: Object.fromEntries(shared), additionalProperties: false, $defs: defs };
}

/** Whether a field, or the field behind an alias, is a multi-line text. */
const isLong = (entity: Entity, name: string): boolean =>
  aliased(
    entity,
    entity.fields.find((one) => one.name === name)!,
  ).format === 'text';

/**
 * Whether people recognise a record by a field, or by the field behind an alias: its name, what its name is made of,
 * its address or e-mail.
 */
function identifies(entity: Entity, name: string): boolean {
  const field = entity.fields.find((one) => one.name === name)!;
  if (field.alias?.length === 1) return identifies(entity, field.alias[0]!);
  return inName(entity, entity.display, name) || entity.address.includes(name) || field.format === 'email';
}

/** Whether a field is the one that is shown, or one that this one is derived from. */
function inName(entity: Entity, shown: string, name: string): boolean {
  if (shown === name) return true;
  const derived = entity.fields.find((one) => one.name === shown)?.derived ?? [];
  return derived.some(({ from }) => from.some((one) => inName(entity, one, name)));
}

const others = '\\p{Script=Greek}\\p{Script=Cyrillic}';
/** Latin letters next to letters of another alphabet that may look the same: a Cyrillic а in "Jаcobs". */
const lookAlike = `\\p{Script=Latin}[${others}]|[${others}]\\p{Script=Latin}`;

function guardedProperty(property: Schema, long: boolean, isName: boolean): Schema {
  const { description: _, maxLength, ...rest } = property;
  if (maxLength === undefined) return rest;
  const only = isName ? `(?!.*(${lookAlike}))` : '';
  return { ...rest, allOf: [{ pattern: `^${only}[^${long ? refusedInTexts : refusedInLines}]{0,${maxLength}}$` }] };
}

/**
 * Requires every required field to be present and not empty, unless it is not visible or its condition does not hold.
 */
function rulesSchema({ entities }: Model, entity: Entity): Schema {
  const condition = (field: Field): Schema | null => {
    const inKeys = conditionsOf(field).map((one) => toJsonSchema(conditionInKeys(one, entity, entities)));
    return inKeys.length ? { allOf: inKeys } : null;
  };
  const always = entity.fields.filter((field) => field.required && !condition(field));
  const sometimes = entity.fields.filter((field) => field.required && condition(field));
  return {
    type: 'object',
    ...filled(always),
    ...(sometimes.length && {
      allOf: sometimes.map((field) => ({ if: condition(field), then: filled([field]) })),
    }),
  };
}

/** The conditions under which a required field must be filled. */
const conditionsOf = ({ when }: Field) => [when.required, when.visible].filter((one) => one !== undefined);

/** The fields whose values `rules` compares; of the others it only asks whether they are filled. */
const comparedFields = (entity: Entity): string[] => {
  const required = entity.fields.filter((field) => field.required);
  const clauses = required.flatMap(conditionsOf).flatMap(clausesOf);
  return [...new Set(clauses.map(({ path }) => path[0]!))];
};

const filled = (fields: Field[]): Schema => ({
  required: fields.map(({ name }) => name),
  properties: Object.fromEntries(
    fields.map(({ name, type }) => [name, { not: { type: 'null' }, ...(type === 'refs' && { minItems: 1 }) }]),
  ),
});

const requiredTexts = (entity: Entity) =>
  Object.fromEntries(entity.fields.filter((field) => field.required).map((field) => [field.name, field.required]));

const invalidTexts = (entity: Entity) =>
  Object.fromEntries(
    entity.fields.map((field) => {
      const { title, name } = field;
      return [name, invalidText({ ...aliased(entity, field), title }, identifies(entity, name))];
    }),
  );

/** The field behind an alias of a whole field; any other field itself. */
function aliased(entity: Entity, field: Field): Field {
  if (field.alias?.length !== 1) return field;
  return aliased(
    entity,
    entity.fields.find(({ name }) => name === field.alias![0])!,
  );
}

/** Message for an invalid value: says what the field accepts, in the user's words. */
function invalidText(
  { title, type, format, values, maxLength, minimum, maximum, pattern, description, required }: Field,
  isName: boolean,
): string {
  if (values) return `${title} must be one of ${values.join(', ')}.`;
  if (type === 'ref') return `${title} must be chosen from the list.`;
  if (type === 'refs') return `${title} must be chosen from the list.`;
  if (type === 'boolean') return required ?? `${title} must be yes or no.`;
  if (format === 'money') return `${title} must be an amount in pounds, with at most two decimals.`;
  if (format === 'month') return `${title} must be a month from 1 to 12.`;
  if (type === 'integer' || type === 'number') {
    const range = minimum !== undefined && maximum !== undefined ? ` from ${minimum} to ${maximum}` : '';
    return `${title} must be a ${type === 'integer' ? 'whole ' : ''}number${range}.`;
  }
  if (format === 'email') return `${title} must be an e-mail address.`;
  if (format === 'phone') return `${title} must be a telephone number, with its area code.`;
  if (format === 'postCode') return `${title} must be a post code, such as S17 4QW.`;
  if (format === 'uri') return `${title} must be a web address.`;
  if (format === 'date') return `${title} must be a date: DD/MM/YYYY.`;
  if (format === 'time') return `${title} must be a time: HH:mm.`;
  if (format === 'colour') return `${title} must be a colour.`;
  if (pattern) return `${title} does not look right. ${description ?? ''}`.trim();
  const limit = `${title} must be text of at most ${maxLength} characters`;
  return isName ? `${limit}, in letters of one alphabet.` : `${limit}.`;
}
