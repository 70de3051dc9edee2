import { unknownField } from '../records/body.ts';
import { readPhone } from '../values/phone.gen.ts';
import { problemIn, storedText, type Problem } from '../values/typed.gen.ts';
import { fieldOf, type AnyRecord, type Check, type EntityDefinition, type FieldDefinition } from './definition.ts';

/** A value that a caller has sent, as it will be stored: a text is tidied, and null if it is empty. */
export const storedValue = (field: FieldDefinition | null | undefined, value: unknown): unknown =>
  typeof value === 'string' && field ? storedText(field, value, readPhone) : value;

/** The field that a name or alias writes to; null if it is read-only or unknown. */
export function writable(definition: EntityDefinition, name: string): FieldDefinition | null {
  const field = fieldOf(definition, name);
  if (!field || field.readOnly) return null;
  if (field.type !== 'alias') return field;
  const [target, part] = field.alias!;
  const found = fieldOf(definition, target!);
  return found && !found.readOnly && (part === undefined || part === 'id') ? found : null;
}

/**
 * What is wrong with values in wire format that a caller has sent.
 * @param options.before the record as it is, in wire format: values that stay are not checked, so that one which is
 * older than a rule never blocks a save
 * @param options.isDraft whether nothing is saved: formats do not matter yet
 * @returns a message for each field
 */
export function inputErrors(
  definition: EntityDefinition,
  sent: Readonly<AnyRecord>,
  { before = {} as Readonly<AnyRecord>, isDraft = false } = {},
): Record<string, string> {
  const { input, invalid } = definition.validators;
  const errors = input(sent) ? {} : explain(definition, input);
  for (const [name, problem] of isDraft ? [] : problemsIn(definition, sent, before))
    errors[name] = textOf(fieldOf(definition, name)!.title, invalid[name]!, problem);
  for (const name of Object.keys(errors)) if (isKept(definition, name, sent[name], before)) delete errors[name];
  return errors;
}

/** What a person probably meant, for each text in wire format that is wrong. */
export function offersFor(definition: EntityDefinition, typed: Readonly<AnyRecord>): Record<string, string> {
  const sent = Object.entries(typed).map(([name, value]) => [name, storedValue(writable(definition, name), value)]);
  const problems = problemsIn(definition, Object.fromEntries(sent), {});
  return Object.fromEntries(problems.flatMap(([name, { offer }]) => (offer === undefined ? [] : [[name, offer]])));
}

/** A message of `inputErrors` without what it offers, which differs from row to row of a file. */
export const withoutOffer = (message: string): string => message.replace(/ Did you mean .*\?$/, '');

function problemsIn(definition: EntityDefinition, sent: Readonly<AnyRecord>, before: Readonly<AnyRecord>) {
  const written = Object.entries(sent).filter(([name]) => writable(definition, name));
  const record = { ...before, ...Object.fromEntries(written) };
  return written.flatMap(([name, value]): [string, Problem][] => {
    const field = writable(definition, name)!;
    if (typeof value !== 'string' || field.type !== 'string' || field.values) return [];
    const problem = problemIn(field, value, record, readPhone);
    return problem ? [[name, problem]] : [];
  });
}

/** Whether a value is the one that the record has already. */
export function isKept(
  definition: EntityDefinition,
  name: string,
  value: unknown,
  before: Readonly<AnyRecord>,
): boolean {
  const { alias } = fieldOf(definition, name) ?? {};
  return value !== null && value !== undefined && value === before[alias?.length === 1 ? alias[0]! : name];
}

function textOf(title: string, usual: string, { refused, wrong, offer }: Problem): string {
  if (refused) {
    const { kind, code, after } = refused;
    const what = { tab: 'a tab', lineBreak: 'a line break', hidden: `a hidden character (${code})` }[kind];
    return `${title} contains ${what} ${after.trim() ? `after “${after.trim()}”` : 'at its beginning'}. Please remove it.`;
  }
  const why = wrong === 'lostZero' ? `${title} lacks its first 0.` : usual;
  return offer === undefined ? why : `${why} Did you mean ${offer}?`;
}

/** The generated message of each field that failed the check just run. */
export function explain({ validators }: EntityDefinition, check: Check): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { keyword, instancePath, params } of check.errors ?? []) {
    const unknown = keyword === 'additionalProperties' ? params.additionalProperty! : null;
    const name = unknown ?? (instancePath.split('/')[1] || params.missingProperty) ?? '';
    if (keyword === 'if' || name in errors) continue;
    errors[name] = unknown
      ? unknownField(unknown)
      : ((check === validators.rules ? validators.required[name] : validators.invalid[name]) ?? 'Invalid value.');
  }
  return errors;
}
