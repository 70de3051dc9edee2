import { t } from '../i18n/t.ts';
import { problemIn, storedText, type Problem, type ReadPhone } from '../values/typed.gen.ts';
import type { FieldInfo, WireRecord } from './resource.ts';

type Fields = Readonly<Record<string, FieldInfo>>;

/** The message of a field, and what the person probably meant. */
export interface FieldMessage {
  readonly message: string;
  readonly offer?: string;
}

let readPhone: ReadPhone = null;

/**
 * Loads what reads telephone numbers, if a form has any: it knows the numbers of all countries, so it is large. If that
 * fails, only the server checks them.
 */
export async function loadPhones(fields: Fields): Promise<void> {
  if (!Object.values(fields).some(({ format }) => format === 'phone')) return;
  ({ readPhone } = await import('../values/phone.gen.ts').catch(() => ({ readPhone })));
}

/** The field that a value of this name is stored in. */
const targetOf = (fields: Fields, name: string): FieldInfo | undefined => {
  const field = fields[name];
  return field?.alias?.length === 1 ? fields[field.alias[0]!] : field;
};

/** A text as the server will store it; null if it is empty. */
export function stored(fields: Fields, name: string, text: string): string | null {
  const field = targetOf(fields, name);
  return field ? storedText(field, text, readPhone) : text || null;
}

/**
 * What is wrong with the texts of a record, as `stored` returns them, apart from their length.
 * @param usual the message of each field that is not of its format
 */
export function wrongTexts(
  fields: Fields,
  record: WireRecord,
  usual: Readonly<Record<string, string>>,
): Record<string, FieldMessage> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]): [string, FieldMessage][] => {
      const field = targetOf(fields, name);
      if (typeof value !== 'string' || field?.type !== 'string' || field.values || field.readOnly) return [];
      const problem = problemIn(field, value, record, readPhone);
      return problem ? [[name, messageOf(fields[name]!.title, usual[name] ?? '', problem)]] : [];
    }),
  );
}

function messageOf(title: string, usual: string, { refused, wrong, offer }: Problem): FieldMessage {
  if (refused) {
    const { kind, code, after } = refused;
    const what = t(`crud.typed.${kind}`, { code });
    const place = after.trim();
    return {
      message: place
        ? t('crud.typed.refusedAfter', { title, what, after: place })
        : t('crud.typed.refusedAtBeginning', { title, what }),
    };
  }
  const message = wrong === 'lostZero' ? t('crud.typed.lostZero', { title }) : usual;
  return { message, ...(offer !== undefined && { offer }) };
}
