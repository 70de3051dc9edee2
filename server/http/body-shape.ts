import type { ErrorObject } from 'ajv';
import { mapValues } from 'es-toolkit';
import { badRequest, invalid } from '../core/errors/errors.ts';
import { requireKnown } from '../core/records/body.ts';

/** A JSON Schema. Its `errorMessage` refuses a body that it does not fit (400), that of a property a field (422). */
export interface BodySchema {
  readonly [keyword: string]: unknown;
  readonly errorMessage?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
}

/** Whether the body of a call is checked before its handler runs, as it is if its schema has an `errorMessage`. */
export const isEnforced = ({ errorMessage, properties = {} }: BodySchema): boolean =>
  errorMessage !== undefined || Object.values(properties).some((one) => one.errorMessage !== undefined);

/** The schema as the API describes it. */
export const describedSchema = (schema: BodySchema): BodySchema =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => keyword !== 'errorMessage')
      .map(([keyword, value]) => [
        keyword,
        keyword === 'properties' ? mapValues(value as Record<string, BodySchema>, describedSchema) : value,
      ]),
  );

/**
 * A function that refuses bodies that do not fit a schema, and unknown fields. Fields without an `errorMessage` of their
 * own, in a schema without one, are left to the handler.
 */
export async function bodyCheck(schema: BodySchema): Promise<(body: unknown) => void> {
  // Loaded by the first call that needs it, because compiling schemas would delay the start.
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { errorMessage: whole, required = [], properties = {} } = schema;
  const fits = new Ajv2020({ allErrors: true, strict: false }).compile({
    ...schema,
    ...(whole !== undefined && { additionalProperties: false }),
  });
  return (body) => {
    const given = body ?? (whole !== undefined || !required.length ? {} : body);
    if (whole === undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
      throw badRequest('The body must be an object.');
    if (whole === undefined) requireKnown(given as object, Object.keys(properties));
    if (fits(given)) return;
    const wrong = fits.errors!.map((error) => [fieldOf(error), properties[fieldOf(error)]?.errorMessage] as const);
    if (whole !== undefined && wrong.some(([, message]) => message === undefined)) throw badRequest(whole);
    const messages = wrong.filter((one): one is [string, string] => one[1] !== undefined);
    if (messages.length) throw invalid(Object.fromEntries(messages));
  };
}

/** The field that an error is about; empty for the whole body. */
const fieldOf = ({ instancePath, params }: ErrorObject): string =>
  instancePath.split('/')[1] ?? (params as { readonly missingProperty?: string }).missingProperty ?? '';
