import type { FieldErrors, Resolver } from 'react-hook-form';
import { transformed } from '../../core/model/sent.ts';
import { wrongTexts, type FieldMessage } from '../../core/model/typed.ts';
import { hasFollowed, wrongMoments } from './moments.ts';
import type { Check, Resource, Validators, WireRecord } from '../../core/model/resource.ts';

/**
 * Checks the fields that are shown, in this order: what the dialog requires, what the entity requires, the format of
 * each value, its moments, and the checks of the extension. Each field gets the first message only. The format of a value that is as
 * it was saved does not matter: it may be older than the rule.
 */
export const resolver =
  (
    of: Resource,
    validators: Validators,
    shown: (name: string) => boolean,
    require: Readonly<Record<string, string>>,
    saved: WireRecord | null,
  ): Resolver<WireRecord> =>
  (values) => {
    const record = transformed(of, values);
    const required = { ...validators.required, ...require };
    const errors: Record<string, string | FieldMessage> = {};
    for (const name of Object.keys(require)) if (shown(name) && isEmpty(record[name])) errors[name] = require[name]!;
    collect(validators.rules, record, (name) => required[name]);
    const typed = Object.fromEntries(Object.entries(record).filter(([name]) => !isKept(values, saved, name)));
    for (const [name, problem] of Object.entries(wrongTexts(of.fields, record, validators.invalid)))
      if (name in typed && shown(name)) errors[name] ??= problem;
    collect(validators.input, withoutUnknown(of, typed), (name) => validators.invalid[name]);
    const isFollowing = (moment: string) => hasFollowed(of, moment, record, saved);
    for (const [name, message] of Object.entries(wrongMoments(of, record, saved)))
      if (shown(name)) errors[name] ??= message;
    for (const [name, message] of Object.entries(of.slots['dialog.check']?.(record, saved, isFollowing) ?? {}))
      if (message && shown(name)) errors[name] ??= message as string;
    return Object.keys(errors).length ? { values: {}, errors: toFieldErrors(errors) } : { values, errors: {} };

    function collect(check: Check, data: unknown, text: (name: string) => string | undefined) {
      if (check(data)) return;
      for (const { instancePath, params } of check.errors ?? []) {
        const name = (params.missingProperty as string | undefined) ?? instancePath.split('/')[1] ?? '';
        const message = text(name);
        if (name && message && shown(name) && !(name in errors)) errors[name] = message;
      }
    }
  };

/** Whether the record could not be saved without this field. */
export function requires(of: Resource, { rules }: Validators, record: WireRecord, name: string): boolean {
  const without = { ...transformed(of, record), [name]: null };
  if (rules(without)) return false;
  return (rules.errors ?? []).some(
    ({ instancePath, params }) => (params.missingProperty ?? instancePath.split('/')[1]) === name,
  );
}

const isKept = (values: WireRecord, saved: WireRecord | null, name: string): boolean =>
  saved !== null && name in saved && values[name] === saved[name];

const isEmpty = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && !value.length);

const withoutUnknown = (of: Resource, record: WireRecord) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in of.fields));

export const toFieldErrors = (errors: Record<string, string | FieldMessage>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, wrong]) => [
      name,
      { type: 'validate', ...(typeof wrong === 'string' ? { message: wrong } : wrong) },
    ]),
  );
