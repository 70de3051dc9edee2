import type { RawEntity } from '../load.ts';
import type { Field, FieldType } from '../types.ts';
import type { Names } from './names.ts';

const [texts, numbers, references] = [
  { is: 'a text', types: ['string'] },
  { is: 'a number', types: ['integer', 'number'] },
  { is: 'a reference', types: ['ref', 'refs'] },
] as const satisfies readonly { is: string; types: readonly FieldType[] }[];

/** Words that only one kind of field can have. */
const kinds: Readonly<Record<string, { is: string; types: readonly FieldType[] }>> = {
  maxLength: texts,
  pattern: texts,
  enum: texts,
  'x-transform': texts,
  minimum: numbers,
  maximum: numbers,
  'x-choices': references,
};

/** Keywords that an alias can have. All others are for stored values. */
const ofAlias = [
  'title',
  'description',
  'type',
  'format',
  'readOnly',
  'x-alias',
  'x-labels',
  'x-was',
  'x-when',
  'x-widget',
];

/** Checks that the keywords of a field fit its kind. Any other would have no effect, and nobody would notice. */
export function lintWords(names: Names, { properties }: RawEntity, field: Field): void {
  const { name, type, format } = field;
  const raw = properties[name] ?? {};
  const add = (word: string, message: string) => names.add(message, 'properties', name, word);
  if (field.alias) {
    for (const word of Object.keys(raw).filter((one) => !ofAlias.includes(one)))
      add(word, 'cannot be given to an alias, which is not stored');
    return;
  }
  for (const [word, { is, types }] of Object.entries(kinds))
    if (word in raw && !types.includes(type)) add(word, `is for ${is}`);
  if (format && format !== 'money' && format !== 'month' && type !== 'string' && 'format' in raw)
    add('format', `"${format}" is for a text`);
  if (field.country !== undefined && format !== 'postCode') add('x-country', 'is for a post code');
  if (field.to && raw.type && raw.type !== 'array') add('type', 'cannot be given to a reference');
  if (raw['x-when']?.required && !field.required)
    add('x-when', 'says when the field is required, so it needs x-required');
  if (field.widget === 'picker' && !field.to) add('x-widget', '"picker" is for a reference');
  if (field.widget && field.widget !== 'picker' && type !== 'string')
    add('x-widget', `"${field.widget}" is for a text`);
  lintStamp(names, field);
}

/** Checks what the server writes into a field at each save. A record has one version. */
function lintStamp(names: Names, field: Field): void {
  const { name, stamp, type, format, to } = field;
  if ((name === 'createdBy' || name === 'updatedBy') && names.entity.kind !== 'platform' && stamp !== name)
    names.add(
      `is the name of who changed a record; choose another name, or add "x-stamp": "${name}"`,
      'properties',
      name,
    );
  if (!stamp) return;
  const at = ['properties', name, 'x-stamp'];
  if (stamp === 'version' && type !== 'integer') names.add('"version" is for a whole number', ...at);
  if (stamp.endsWith('By') && to !== 'user') names.add(`"${stamp}" is for a reference to a user`, ...at);
  if (stamp.endsWith('On') && format !== 'date' && format !== 'date-time') names.add(`"${stamp}" is for a date`, ...at);
  const last = names.entity.fields.findLast((one) => one.stamp === stamp)!;
  if (last !== field) names.add(`"${stamp}" is already in ${last.name}`, ...at);
}
