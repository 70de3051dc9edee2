import type { RawEntity } from '../load.ts';
import type { Dialog, List, Operation, Page, Route } from '../types.ts';
import { lintFixed } from './calls.ts';
import type { Names } from './names.ts';

/** Checks the lists, dialogs and page of an entity. */
export function lintScreens(names: Names, raw: RawEntity): void {
  const { lists, dialogs, page } = names.entity;
  for (const list of lists) lintList(names, list, raw['x-lists']?.[list.name] ?? {});
  for (const dialog of dialogs) lintDialog(names, dialog, raw['x-dialogs']?.[dialog.name]?.layout !== undefined);
  if (page) lintPage(names, page);
  if (raw['x-page']?.groups && raw['x-page'].tabs?.detail)
    names.add('is the tab of the groups; choose another name', 'x-page', 'tabs', 'detail');
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
  for (const name of list.more.filter((one) => list.columns.includes(one)))
    names.add(`"${name}" is among the columns already`, ...at, 'more');
  names.columns(list.filters, ...at, 'filters');
  lintFixed(names, list.where, ...at, 'where');
  if (list.date) {
    names.field(list.date, ...at, 'date');
    const date = names.entity.fields.find(({ name }) => name === list.date);
    if (date && date.format !== 'date' && date.format !== 'date-time')
      names.add(`"${list.date}" is not a date`, ...at, 'date');
  }
  if (said.sort) names.columns([list.sort.field], ...at, 'sort');
  if (list.screen?.includes('{')) names.add('the address of a list has no parameters', ...at, 'screen');
  if (list.screen && !calls(names, 'list'))
    names.add('shows a list, but x-routes names no call for it', ...at, 'screen');
  const follows = (name: string) => name === list.sort.field && !said.sorts?.includes(name);
  names.columns(
    list.sorts.filter((name) => !follows(name)),
    ...at,
    'sorts',
  );
  for (const word of ['create', 'edit'] as const) if (said[word]) names.dialog(said[word], ...at, word);
  if (said.edit && !calls(names, 'update')) names.add(`edits a record, ${noUpdate}`, ...at, 'edit');
  if (said.edit && !names.entity.routes.some(reads))
    names.add('edits a record, but x-routes names no call that reads one', ...at, 'edit');
}

const noUpdate = 'but x-routes names no call of the operation update';

const calls = ({ entity }: Names, operation: Operation): boolean =>
  entity.routes.some((route) => route.operation === operation);

/** @param hasLayout whether the schema gives the dialog a layout of its own */
function lintDialog(names: Names, dialog: Dialog, hasLayout: boolean) {
  const { name, layout, groups, readOnly, createOnly, fold, require, star = [], prefetch } = dialog;
  const at = ['x-dialogs', name];
  for (const [heading, rows] of Object.entries(groups ?? {}))
    rows.forEach((row, i) => names.fields(row, ...at, 'groups', heading, i));
  if (!groups) layout.forEach((row, i) => names.fields(row, ...at, 'layout', i));
  else if (hasLayout) names.add('has groups, which replace it', ...at, 'layout');
  const shown = layout.flat();
  for (const one of new Set(shown.filter((field, i) => shown.indexOf(field) < i)))
    names.add(`"${one}" is there twice`, ...at, groups ? 'groups' : 'layout');
  for (const [word, fields] of Object.entries({ readOnly, createOnly, fold, require: Object.keys(require), star })) {
    names.fields(fields, ...at, word);
    for (const one of fields)
      if (!shown.includes(one) && names.entity.fields.some((field) => field.name === one))
        names.add(`"${one}" is not in the dialog`, ...at, word);
  }
  for (const one of fold)
    if (one in require || names.entity.fields.some((field) => field.name === one && field.required))
      names.add(`"${one}" is required, so it is always shown`, ...at, 'fold');
  prefetch.forEach((path, i) => names.lookup(path, ...at, 'prefetch', i));
}

/** Whether a call can read one record: a list can be asked for it. */
const reads = ({ operation, params }: Route): boolean =>
  operation === 'one' || (operation === 'list' && !params.length);

function lintPage(names: Names, { screen, edit, facts, tabs }: Page) {
  if (!names.entity.routes.some(reads))
    names.add('shows a record, but x-routes names no call that reads one', 'x-page');
  if (screen.match(/\{\w+\}/g)?.length !== 1)
    names.add(
      `the address of a record has its key in braces, once: ${screen.replaceAll(/\/\{\w+\}/g, '')}/{id}`,
      'x-page',
      'screen',
    );
  if (edit) names.dialog(edit, 'x-page', 'edit');
  if (edit && !calls(names, 'update')) names.add(`edits a record, ${noUpdate}`, 'x-page', 'edit');
  const shown = tabs.flatMap(({ groups }) => Object.values(groups ?? {}).flat());
  for (const one of new Set(shown.filter((field, i) => shown.indexOf(field) < i)))
    names.add(`"${one}" is there twice`, 'x-page', 'groups');
  names.fields(facts, 'x-page', 'facts');
  for (const { name, groups, list, history, slot } of tabs) {
    const at = ['x-page', 'tabs', name];
    for (const [title, fields] of Object.entries(groups ?? {})) names.fields(fields, 'x-page', 'groups', title);
    const target = names.target(list?.of);
    if (list && target) {
      const lists = target.lists.map((one) => one.name);
      if (list.from) names.field(list.from, ...at, 'list', 'from');
      names.fieldOf(list.by, target, ...at, 'list', 'by');
      const by = target.fields.find((one) => one.name === list.by);
      const same = list.from ? names.entity.fields.find((one) => one.name === list.from)?.to : names.entity.name;
      if (by && by.type !== 'alias' && by.to !== same)
        names.add(`"${list.by}" is not a reference to ${same ?? 'the same records'}`, ...at, 'list', 'by');
      names.known(list.list, lists, `list of ${target.name}`, ...at, 'list', 'list');
    }
    if (!groups && !list && !history && !slot) names.add('is empty: give it a list, the history or a slot', ...at);
    if (history && !calls(names, 'history')) names.add('shows the history, but x-routes names no call for it', ...at);
  }
}
