import { isEnglish, schemaText } from './t.ts';

/** Which parts of a definition are texts: `true` marks a text, `each` applies to all items of a list or map. */
type Place = true | { readonly [key: string]: Place };

const field = { title: true, description: true, required: true, labels: { each: true } } as const;
const dialog = { title: true, submit: true, require: { each: true }, groups: { each: { title: true } } } as const;
const summary = {
  title: true,
  plural: true,
  description: true,
  label: true,
  labels: { each: { each: true } },
  coded: { for: true },
} as const;
const menuItem = { title: true, items: { each: { title: true, items: { each: { title: true } } } } } as const;

const places = {
  summaries: { each: summary },
  fields: { each: field },
  dialogs: { each: dialog },
  duplicates: { confirm: true, details: { each: true } },
  moments: { each: { after: true } },
  validators: { invalid: { each: true }, required: { each: true } },
  screens: { each: { title: true } },
  tabs: { each: { title: true, groups: { each: { title: true } } } },
  menu: { each: menuItem },
  permissions: { each: { title: true, area: true, allows: true, denied: true } },
} as const satisfies Record<string, Place>;

/** Translates the texts of a generated definition. In English, returns the definition itself. */
export const localised = <T>(kind: keyof typeof places, definition: T): T =>
  isEnglish ? definition : (textsOf(definition, places[kind]) as T);

function textsOf(value: unknown, place: Place | undefined): unknown {
  if (place === undefined || value === null) return value;
  if (place === true) return typeof value === 'string' ? schemaText(value) : value;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => textsOf(item, place.each));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      textsOf(part, place.each ?? (place as Readonly<Record<string, Place>>)[key]),
    ]),
  );
}
