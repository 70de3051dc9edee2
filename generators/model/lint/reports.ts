import type { Files, Json } from '../load.ts';
import { pointer, type Problems } from '../problems.ts';
import { nameOf } from '../reports.ts';
import type { Field, Model } from '../types.ts';
import { Names, type Place } from './names.ts';
import { isDate, isNumber, lintEnd, lintRowCondition } from './row-condition.ts';

/** Checks that the menu has a place for the reports of each type, if it has reports. */
function lintTypes(files: Files, problems: Problems): void {
  const known = files.menu.flatMap(({ items }) => items.flatMap(({ reports }) => Object.keys(reports ?? {})));
  for (const [path, { reportType }] of files.reports)
    if (known.length && !known.includes(reportType as string))
      problems.unknown(`${path}.json`, pointer('reportType'), 'report type of the menu', reportType as string, known);
}

/** Checks reports and widgets: the schemas, fields, columns and calls that they name, and names that must be unique. */
export function lintReports(model: Model, files: Files, problems: Problems): void {
  const paths = model.entities.filter(({ kind }) => kind !== 'platform').map(({ path }) => path);
  for (const [path, raw] of [...files.reports, ...files.widgets]) {
    const entity = model.entities.find((one) => one.path === raw.of);
    if (!entity) problems.unknown(`${path}.json`, pointer('of'), 'schema', raw.of, paths);
    else new ReportLint(new Names(entity, model, problems, `${path}.json`)).lint(raw);
  }
  lintTypes(files, problems);
  for (const [kind, word] of [
    [files.reports, 'id'],
    [files.reports, 'reportName'],
    [files.widgets, 'id'],
    [files.widgets, 'widgetName'],
  ] as const) {
    const owners = new Map<unknown, string>();
    for (const [path, raw] of kind) {
      const value = typeof raw[word] === 'string' ? raw[word].toLowerCase() : raw[word];
      const owner = owners.get(value);
      if (owner) problems.add(`${path}.json`, pointer(word), `${raw[word]} is already the ${word} of ${owner}`);
      owners.set(value, path);
    }
  }
}

class ReportLint {
  readonly #names: Names;

  constructor(names: Names) {
    this.#names = names;
  }

  lint(raw: Json): void {
    const measures = Object.keys(raw.measures ?? {});
    const paths = [...(raw.columns ?? []), ...(raw.group ?? []).map((one: Json) => one.field ?? one)] as string[];
    const columns = [...paths.map(nameOf), ...measures];
    raw.columns?.forEach((path: string, i: number) => lintEnd(this.#names, path, 'columns', i));
    raw.group?.forEach((one: string | Json, i: number) => this.#group(one, i));
    if (Array.isArray(raw.rows)) raw.rows.forEach((path: string, i: number) => lintEnd(this.#names, path, 'rows', i));
    for (const [name, { sum, latest, where }] of Object.entries((raw.measures ?? {}) as Json)) {
      const at = ['measures', name];
      if (sum) this.#kind(sum, isNumber, 'is not a number', ...at, 'sum');
      if (sum && Array.isArray(raw.rows) && !raw.rows.includes(sum))
        this.#names.add(`"${sum}" is summed, so it must be among the rows`, 'rows');
      if (latest) this.#kind(latest, isDate, 'is not a date', ...at, 'latest');
      lintRowCondition(this.#names, where, ...at, 'where');
    }
    lintRowCondition(this.#names, raw.where, 'where');
    if (raw.date) this.#kind(raw.date, isDate, 'is not a date', 'date');
    if (raw.sort) this.#names.known(raw.sort.replace(/^-/, ''), columns, 'column', 'sort');
    for (const name of new Set(columns.filter((one, i) => columns.indexOf(one) < i)))
      this.#names.add(`two columns are called "${name}"`, raw.columns ? 'columns' : 'group');
    if (measures.length > 1 && ['number', 'pie'].includes(raw.widgetType))
      this.#names.add(`a ${raw.widgetType} has one measure`, 'measures');
    if (raw.yearBefore && raw.group?.[0]?.by !== 'month')
      this.#names.add('only a chart by month can show the year before', 'yearBefore');
    raw.params?.forEach((param: Json, i: number) => this.#param(param, 'params', i));
  }

  #kind(name: string, is: (field: Field) => boolean, message: string, ...at: Place): void {
    const field = lintEnd(this.#names, name, ...at);
    if (field && !is(field)) this.#names.add(`"${name}" ${message}`, ...at);
  }

  #group(group: string | Json, i: number): void {
    if (typeof group === 'string') lintEnd(this.#names, group, 'group', i);
    else this.#kind(group.field, ({ format }) => format === 'date', 'is not a date', 'group', i, 'field');
  }

  #param({ field: name, lookup }: Json, ...at: Place): void {
    const field = lintEnd(this.#names, name, ...at, 'field');
    const target = this.#names.target(field?.to);
    const lists = target?.routes.filter(
      ({ method, operation, params }) => method === 'GET' && ['list', 'names'].includes(operation) && !params.length,
    );
    const calls = lists?.map(({ method, path }) => `${method} ${path}`);
    if (calls) this.#names.known(lookup, calls, `call of ${target!.name}`, ...at, 'lookup');
    else if (field) this.#names.add(`"${name}" is not a reference`, ...at, 'field');
  }
}
