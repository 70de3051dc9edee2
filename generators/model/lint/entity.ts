import type { RawEntity } from '../load.ts';
import { signedInUser, type Field, type List, type Page, type Route } from '../types.ts';
import type { Names, Place } from './names.ts';

/** Checks the names that an entity's lists, dialogs, page, duplicate check and calls use. */
export function lintEntity(names: Names, raw: RawEntity): void {
  const { key, display, embed, label, address, unique, indexes, search, lists, dialogs, page } = names.entity;
  names.field(key, 'x-entity', 'key');
  names.field(display, 'x-entity', 'display');
  names.fields(embed, 'x-entity', 'embed');
  // References contain only these fields.
  names.fields(address, 'x-entity', 'address');
  for (const [, name] of (label ?? '').matchAll(/\{([^}]*)\}/g))
    names.known(name!, [key, display, ...embed], 'field of a reference', 'x-entity', 'label');
  unique.forEach(({ fields, message }, i) => {
    names.columns(fields, 'x-unique', i, 'fields');
    for (const [, path] of message.matchAll(/\{([^}]*)\}/g)) names.path(path!.split('.'), 'x-unique', i, 'message');
  });
  if (raw['x-order']) lintOrder(names);
  indexes.forEach((fields, i) => names.columns(fields, 'x-indexes', i));
  names.fields(search, 'x-search');
  for (const list of lists) lintList(names, list, raw['x-lists']?.[list.name] ?? {});
  for (const { name, layout, groups, readOnly, createOnly, require, star, prefetch } of dialogs) {
    const at = ['x-dialogs', name];
    for (const [heading, rows] of Object.entries(groups ?? {}))
      rows.forEach((row, i) => names.fields(row, ...at, 'groups', heading, i));
    if (!groups) layout.forEach((row, i) => names.fields(row, ...at, 'layout', i));
    else if (raw['x-dialogs']![name]!.layout) names.add('has groups, which replace it', ...at, 'layout');
    names.fields(readOnly, ...at, 'readOnly');
    names.fields(createOnly, ...at, 'createOnly');
    names.fields(Object.keys(require), ...at, 'require');
    names.fields(star ?? [], ...at, 'star');
    prefetch.forEach((path, i) => names.lookup(path, ...at, 'prefetch', i));
  }
  lintRequired(names);
  if (page) lintPage(names, page);
  for (const word of ['branch', 'owner'] as const)
    if (names.entity[word]) names.path(names.entity[word], 'x-access', word);
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
  if (names.entity.names && !names.entity.owner)
    names.add('needs an owner: it is for the records of other owners', 'x-access', 'names');
  lintTally(names);
  lintDuplicates(names);
  lintCalls(names);
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
      names.add('is required, but no dialog that makes a record has it', 'properties', field.name);
}

/** Whether a new record gets the value without a person. */
const isSet = ({ alias, default: value, derived, readOnly, rollUp, sequence, stamp, start }: Field): boolean =>
  Boolean(alias ?? rollUp ?? sequence ?? stamp ?? start) || value !== undefined || readOnly || derived.length > 0;

/** Checks that the rows of a list with an order can be changed, and that no field of its own has the name. */
function lintOrder(names: Names) {
  const { kind, order, fields, routes } = names.entity;
  if (kind !== 'reference') names.add('is for reference lists', 'x-order');
  if (!routes.some(({ operation }) => operation === 'update')) names.add('needs the operation update', 'x-order');
  if (!fields.find(({ name }) => name === order)?.sequence)
    names.add(`"${order}" is the field that x-order adds`, 'properties', order!);
}

/** A list as its own file has it, without the keywords it takes from the page, other lists or the common files. */
interface Said {
  readonly sort?: string;
  readonly sorts?: readonly string[];
  readonly create?: string;
  readonly edit?: string;
}

/** @param said the list as its own file has it, so that a mistake is reported where it is written */
function lintList(names: Names, list: List, said: Said) {
  const at = ['x-lists', list.name];
  names.fields(list.columns, ...at, 'columns');
  names.fields(list.more, ...at, 'more');
  names.fields(list.card, ...at, 'card');
  names.columns(list.filters, ...at, 'filters');
  lintWhere(names, list.where, ...at, 'where');
  if (list.date) names.field(list.date, ...at, 'date');
  if (said.sort) names.field(list.sort.field, ...at, 'sort');
  const follows = (name: string) => name === list.sort.field && !said.sorts?.includes(name);
  names.columns(
    list.sorts.filter((name) => !follows(name)),
    ...at,
    'sorts',
  );
  for (const name of list.sorts) {
    const field = names.entity.fields.find((one) => one.name === name);
    if (names.target(field?.to)?.kind === 'entity' && !field?.required)
      names.add(`"${name}" must be required: sorting by name leaves out records without one`, ...at, 'sorts');
  }
  for (const word of ['create', 'edit'] as const) if (said[word]) names.dialog(said[word], ...at, word);
  if (said.edit && !names.entity.routes.some(reads))
    names.add('edits a record, but x-routes names no call that reads one', ...at, 'edit');
}

/** Whether a call can read one record: a list can be asked for it. */
const reads = ({ operation, params }: Route): boolean =>
  operation === 'one' || (operation === 'list' && !params.length);

function lintPage(names: Names, { edit, facts, tabs }: Page) {
  if (!names.entity.routes.some(reads))
    names.add('shows a record, but x-routes names no call that reads one', 'x-page');
  if (edit) names.dialog(edit, 'x-page', 'edit');
  names.fields(facts, 'x-page', 'facts');
  for (const { name, groups, list, history } of tabs) {
    const at = ['x-page', 'tabs', name];
    for (const [title, fields] of Object.entries(groups ?? {})) names.fields(fields, 'x-page', 'groups', title);
    const target = names.target(list?.of);
    if (list && target) {
      const lists = target.lists.map((one) => one.name);
      if (list.from) names.field(list.from, ...at, 'list', 'from');
      names.fieldOf(list.by, target, ...at, 'list', 'by');
      names.known(list.list, lists, `list of ${target.name}`, ...at, 'list', 'list');
    }
    if (history && !names.entity.routes.some((route) => route.operation === 'history'))
      names.add('shows the history, but x-routes names no call for it', ...at);
  }
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

function lintDuplicates(names: Names) {
  const { duplicates } = names.entity;
  if (!duplicates) return;
  names.fields(duplicates.when, 'x-duplicates', 'when');
  for (const { name, fields } of duplicates.rank) names.fields(fields, 'x-duplicates', 'rank', name, 'fields');
  names.fields(duplicates.evidence, 'x-duplicates', 'evidence');
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

/** Checks fixed values: their fields exist, and `$user` is used only for references to users. */
function lintWhere(names: Names, where: Readonly<Record<string, unknown>>, ...at: Place) {
  names.fields(Object.keys(where), ...at);
  for (const [name, value] of Object.entries(where)) {
    const field = names.entity.fields.find((one) => one.name === name);
    if (value === signedInUser && field && field.to !== 'user') names.add(`"${name}" does not refer to a user`, ...at);
  }
}

function lintCalls(names: Names) {
  const { fields, routes } = names.entity;
  const derivations = fields.flatMap((field) => field.derived.flatMap(({ by }) => by ?? []));
  for (const { operation, where, set, params, by } of routes) {
    lintWhere(names, where, 'x-routes', operation);
    names.fields(Object.keys(set), 'x-routes', operation);
    if (['list', 'names', 'count', 'export'].includes(operation)) names.fields(params, 'x-routes', operation);
    if (operation === 'derive') names.known(by ?? '', derivations, 'derivation', 'x-routes', 'derive');
  }
}
