import { invalid } from '../core/errors/errors.ts';

/** The texts of a query, by parameter. A parameter that is given twice is a list. */
export type QueryTexts = Readonly<Record<string, unknown>>;

/** A parameter of a query, as the API describes it: a JSON Schema, or a reference to a generated parameter. */
export interface Described {
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A parameter, and how its text is read: as a value, or as a message for the caller. */
export interface Parameter<T> extends Described {
  /** @param query all texts, for a parameter that depends on another */
  read(text: string, query: QueryTexts): { readonly value: T } | string;
}

type Parameters = Readonly<Record<string, Parameter<unknown>>>;
type ValueOf<P> = P extends Parameter<infer T> ? T : never;

/** A whole number. */
export const whole = (title: string, least: number, most: number, description?: string): Parameter<number> => ({
  schema: { type: 'integer', minimum: least, maximum: most, description: description ?? `${title}.` },
  read: (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? { value: Number(text) }
      : `${title} must be a whole number from ${least} to ${most}.`,
});

/** The key of a record. */
export const key = (title: string, description: string) => whole(title, 1, 2147483647, description);

/** One of some texts. */
export const oneOf = <T extends string>(title: string, choices: readonly T[]): Parameter<T> => ({
  schema: { type: 'string', enum: choices, description: `${title}.` },
  read(text) {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? `${title} must be one of ${choices.join(', ')}.` : { value };
  },
});

/** Any short text, without blanks around it; null if nothing is left. */
export const words = (title: string, description: string): Parameter<string | null> => ({
  schema: { type: 'string', maxLength: 200, description },
  read: (text) => (text.length > 200 || text.includes('\0') ? `${title} is too long.` : { value: text.trim() || null }),
});

/**
 * Reads a query. A parameter that is empty or not given is null.
 * @throws UserError 422 with a message for each parameter that is wrong
 */
export function readQuery<P extends Parameters>(
  parameters: P,
  query: QueryTexts,
): { [K in keyof P]: ValueOf<P[K]> | null } {
  const errors: Record<string, string> = {};
  const values = Object.entries(parameters).map(([name, { read }]) => {
    const text = query[name] ?? '';
    if (text === '') return [name, null];
    const result = typeof text === 'string' ? read(text, query) : 'Give one value.';
    if (typeof result !== 'string') return [name, result.value];
    errors[name] = result;
    return [name, null];
  });
  if (Object.keys(errors).length) throw invalid(errors);
  return Object.fromEntries(values);
}
