import type { Json, RawEntity } from '../load.ts';
import { headingKey } from '../../../server/core/model/heading.ts';
import { endOf } from '../reports.ts';
import type { Field } from '../types.ts';
import { lintBulk } from './bulk.ts';
import { lintCalls } from './calls.ts';
import { lintRowsForAll } from './row-condition.ts';
import { lintMoments } from './moments.ts';
import type { Names } from './names.ts';
import { lintScreens } from './screens.ts';
import { lintTimeline } from './timeline.ts';

/** Checks the names that an entity's lists, dialogs, page, duplicate check and calls use. */
export function lintEntity(names: Names, raw: RawEntity): void {
  const { key, display, embed, label, address, hint, unique, indexes, search, past } = names.entity;
  names.field(key, 'x-entity', 'key');
  names.field(display, 'x-entity', 'display');
  lintNaming(names);
  names.fields(embed, 'x-entity', 'embed');
  // References contain only these fields.
  names.fields(address, 'x-entity', 'address');
  names.fields(hint, 'x-entity', 'hint');
  for (const [, name] of (label ?? '').matchAll(/\{([^}]*)\}/g))
    names.known(name!, [key, display, ...embed], 'field of a reference', 'x-entity', 'label');
  unique.forEach(({ fields, message }, i) => {
    names.stored(fields, 'x-unique', i, 'fields');
    for (const [, path] of message.matchAll(/\{([^}]*)\}/g)) names.path(path!.split('.'), 'x-unique', i, 'message');
  });
  if (raw['x-order']) lintOrder(names);
  indexes.forEach((fields, i) => names.stored(fields, 'x-indexes', i));
  lintMoments(names);
  lintTimeline(names);
  lintVcard(names);
  lintSets(names);
  names.stored(search, 'x-search');
  for (const name of search)
    if (names.entity.fields.some((field) => field.name === name && field.type === 'boolean'))
      names.add(`"${name}" has no words to search for: it is a flag`, 'x-search');
  lintMessages(names, raw);
  lintScreens(names, raw);
  lintRequired(names);
  for (const word of ['branch', 'owner'] as const) if (names.entity[word]) lintPerson(names, names.entity[word], word);
  for (const [i, path] of names.entity.deputies.entries()) lintPerson(names, path, 'deputies', i);
  if (names.entity.deputies.length && !names.entity.owner)
    names.add('needs an owner: they do what the owner may', 'x-access', 'deputies');
  for (const [i, name] of names.entity.within.entries()) {
    names.field(name, 'x-access', 'within', i);
    if (names.entity.fields.some((field) => field.name === name && field.type !== 'ref'))
      names.add(`"${name}" is not a reference to one record`, 'x-access', 'within', i);
  }
  for (const [i, name] of names.entity.assignees.entries()) {
    names.field(name, 'x-access', 'assignees', i);
    if (names.entity.fields.some((field) => field.name === name && (field.type !== 'ref' || field.to !== 'user')))
      names.add(`"${name}" is not a reference to one user`, 'x-access', 'assignees', i);
  }
  lintShared(names);
  if (names.entity.names && !names.entity.owner)
    names.add('needs an owner: it is for the records of other owners', 'x-access', 'names');
  lintTally(names);
  lintDuplicates(names);
  lintImport(names);
  lintBulk(names);
  if (past && past !== true) lintRowsForAll(names, past, 'x-past');
  lintCalls(names, raw);
}

/** Checks the fields that identify a record: its key, its version and what people know it by. */
function lintNaming(names: Names) {
  const { key, display, fields, kind, label, order } = names.entity;
  const field = (name: string) => fields.find((one) => one.name === name);
  if (field(key) && field(key)!.type !== 'integer')
    names.add('is the key, so it must be a whole number', 'properties', key);
  if (field(display)?.type === 'boolean')
    names.add(`"${display}" names no record: it is a flag`, 'x-entity', 'display');
  if (/[{}]/.test((label ?? '').replaceAll(/\{[^{}]*\}/g, '')))
    names.add('a brace has no partner', 'x-entity', 'label');
  if (!fields.some(({ name, stamp, type }) => name !== key && !stamp && type !== 'boolean' && name !== order))
    names.add('has no field that a record could be known by', 'properties');
  if (kind !== 'platform' && field('version') && !field('version')!.stamp)
    names.add('is the name of the version that every record has; choose another name', 'properties', 'version');
}

/** Checks the fields that share a record with people who are not its owner. */
function lintShared(names: Names) {
  const { owner, shared, fields } = names.entity;
  if (shared.length && !owner)
    names.add('needs an owner: it is for people who do not own the record', 'x-access', 'shared');
  names.stored(shared, 'x-access', 'shared');
  for (const [i, name] of shared.entries()) {
    const field = fields.find((one) => one.name === name);
    if (
      field &&
      field.type !== 'boolean' &&
      !(field.type === 'ref' && ['branch', 'role', 'user'].includes(field.to ?? ''))
    )
      names.add(`"${name}" is neither a flag nor a reference to one branch, role or user`, 'x-access', 'shared', i);
  }
}

/** Reports sets of fields that are there twice. */
function lintSets(names: Names) {
  const { unique, indexes } = names.entity;
  const sets = { 'x-unique': unique.map(({ fields }) => fields.toSorted()), 'x-indexes': indexes };
  for (const [word, all] of Object.entries(sets)) {
    const keys = all.map((fields) => fields.join());
    keys.forEach((one, i) => {
      if (keys.indexOf(one) < i) names.add('is there twice', word, i);
    });
  }
}

/** Names that messages can contain in braces. */
const ofMessages = ['title', 'plural', 'collection', 'Plural', 'key', 'display'];

function lintMessages(names: Names, raw: RawEntity) {
  for (const [word, text] of Object.entries((raw['x-messages'] ?? {}) as Json))
    for (const [, name] of (text as string).matchAll(/\{(\w+)\}/g))
      names.known(name!, ofMessages, 'name', 'x-messages', word);
}

/** Checks the path to the branch or to the owner of a record. */
function lintPerson(names: Names, path: readonly string[], word: 'branch' | 'owner' | 'deputies', ...at: number[]) {
  names.path(path, 'x-access', word, ...at);
  const to = word === 'branch' ? 'branch' : 'user';
  const end = endOf(names.entity, path.join('.'), names.entities)?.field;
  const isSelf = names.entity.name === to && path[0] === names.entity.key;
  if (end && names.target(to) && end.to !== to && !isSelf)
    names.add(`"${path.join('.')}" is not a reference to a ${to}`, 'x-access', word, ...at);
}

/** Reports required fields that nobody can fill in: no dialog that makes a record has them, and nothing else sets them. */
function lintRequired(names: Names) {
  const { dialogs, fields, lists, owner } = names.entity;
  const making = dialogs.filter(({ name }) => lists.some(({ create }) => create === name));
  if (!making.length) return;
  const shown = new Set(
    making.flatMap(({ layout, groups }) => [...layout, ...Object.values(groups ?? {}).flat()]).flat(),
  );
  for (const { alias, name } of fields) if (alias && shown.has(name)) shown.add(alias[0]!);
  for (const field of fields)
    // The owner is the person who makes the record.
    if (field.required && !isSet(field) && !shown.has(field.name) && field.name !== owner?.[0])
      names.add(
        `is required, but the dialog that makes a record (${making.map(({ name }) => name).join(', ')}) does not have it: add it to its layout`,
        'properties',
        field.name,
      );
}

/** Whether a new record gets the value without a person. */
const isSet = ({ alias, default: value, derived, readOnly, rollUp, sequence, stamp, start }: Field): boolean =>
  Boolean(alias ?? rollUp ?? sequence ?? stamp) ||
  // The record that it is taken from may not have it.
  Boolean(start?.startsWith('$')) ||
  value !== undefined ||
  readOnly ||
  derived.length > 0;

/** Checks that the rows of a list with an order can be changed, and that no field of its own has the name. */
function lintOrder(names: Names) {
  const { kind, order, fields, routes } = names.entity;
  if (kind !== 'reference') names.add('is for reference lists', 'x-order');
  if (!routes.some(({ operation }) => operation === 'update')) names.add('needs the operation update', 'x-order');
  if (!fields.find(({ name }) => name === order)?.sequence)
    names.add(`"${order}" is the field that x-order adds`, 'properties', order!);
}

function lintTally(names: Names) {
  const { fields, tally } = names.entity;
  if (!tally) return;
  names.fields(tally.by, 'x-tally', 'by');
  names.field(tally.sum, 'x-tally', 'sum');
  const fieldOf = (name: string) => fields.find((one) => one.name === name);
  for (const [i, name] of tally.by.entries())
    if (fieldOf(name) && fieldOf(name)!.type !== 'ref')
      names.add(`"${name}" is not a reference to one record`, 'x-tally', 'by', i);
  if (fieldOf(tally.sum) && fieldOf(tally.sum)!.format !== 'money')
    names.add(`"${tally.sum}" is not an amount of money`, 'x-tally', 'sum');
}

/** What fields are that have no words. */
const wordless: Partial<Record<Field['type'], string>> = {
  boolean: 'a flag',
  integer: 'a number',
  number: 'a number',
  refs: 'several references',
};

/** Whether each equal value of a field counts: a telephone number or an e-mail address. */
const isAlone = (format: Field['format']) => format === 'phone' || format === 'email';

/** Checks x-import: it names stored fields, records can be added, and no heading stands for two fields. */
function lintImport(names: Names) {
  const { import: imported, fields, routes } = names.entity;
  if (!imported) return;
  if (!routes.some(({ operation }) => operation === 'create')) names.add('needs a call that creates', 'x-import');
  imported.by.forEach((set, i) => names.stored(set, 'x-import', 'by', i));
  const meant = new Map<string, string>();
  for (const [name, headings] of Object.entries(imported.names)) {
    names.stored([name], 'x-import', 'names', name);
    if (fields.some((field) => field.name === name && (field.readOnly || field.stamp)))
      names.add('is read-only, so a file cannot give it', 'x-import', 'names', name);
    for (const [i, heading] of headings.entries()) {
      const other = meant.get(headingKey(heading));
      if (other !== undefined) names.add(`stands for "${other}" already`, 'x-import', 'names', name, i);
      meant.set(headingKey(heading), name);
    }
  }
}

function lintDuplicates(names: Names) {
  const { duplicates } = names.entity;
  if (!duplicates) return;
  names.fields(duplicates.when, 'x-duplicates', 'when');
  for (const { name, fields } of duplicates.rank) {
    const at = ['x-duplicates', 'rank', name, 'fields'];
    names.fields(fields, ...at);
    for (const one of names.entity.fields) {
      const kind = fields.includes(one.name) && wordless[one.type];
      if (kind) names.add(`"${one.name}" has no words to compare: it is ${kind}`, ...at);
    }
    if (names.entity.fields.some((field) => field.name === name))
      names.add('is the name of a field', 'x-duplicates', 'rank', name);
  }
  names.fields(duplicates.evidence, 'x-duplicates', 'evidence');
  for (const { name, type } of names.entity.fields)
    if (duplicates.evidence.includes(name) && (type === 'boolean' || type === 'refs'))
      names.add(`"${name}" is no evidence: it is ${wordless[type]}`, 'x-duplicates', 'evidence');
  for (const { flag, fields } of duplicates.elsewhere) {
    const at = ['x-duplicates', 'elsewhere', flag];
    names.fields(fields, ...at);
    if (names.entity.fields.some(({ name }) => name === flag)) names.add('is the name of a field', ...at);
    const alone = names.entity.fields.filter(({ name, format }) => fields.includes(name) && isAlone(format));
    if (alone.length && alone.length < fields.length)
      names.add(`"${alone[0]!.name}" counts alone, so it cannot be one text with other fields`, ...at);
  }
  names.fields(duplicates.send ?? [], 'x-duplicates', 'send');
  const { row, details, table } = duplicates;
  for (const [name, path] of Object.entries(row ?? {}))
    names.path(path.split('.'), 'x-duplicates', 'row', ...(name === path ? ['fields'] : ['paths', name]));
  // The browser can show fields that are not in row only if it gets the whole record.
  if (row && (details || table)) names.add('cannot be used with details or table', 'x-duplicates', 'row');
  names.fields(Object.keys(details ?? {}), 'x-duplicates', 'details');
  if (!row && !details) names.add('needs row or details', 'x-duplicates');
  if (!table) return;
  const lists = names.entity.lists.map(({ name }) => name);
  names.known(table.list, lists, 'list', 'x-duplicates', 'table', 'list');
  if (table.badge) names.field(table.badge, 'x-duplicates', 'table', 'badge');
}

/** A card is made of fields that are stored, or stand for one. */
function lintVcard(names: Names): void {
  const { tel = {}, ...parts } = names.entity.vcard ?? {};
  for (const [part, name] of Object.entries(parts)) names.field(name, 'x-vcard', part);
  for (const name of Object.keys(tel)) names.field(name, 'x-vcard', 'tel', name);
}
