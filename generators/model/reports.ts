import { codedTarget, inKeys } from './codes.ts';
import { clausesOf } from './condition.ts';
import type { Files, Json } from './load.ts';
import type { Column, Entity, Field, Group, Measure, ReportQuery, RowCondition, Report, Widget } from './types.ts';

const periods = { month: 'Month', year: 'Year' } as const;

/** Resolves reports and widgets whose entities exist. The linter reports the others. */
export function resolveReports(files: Files, entities: readonly Entity[]): { reports: Report[]; widgets: Widget[] } {
  const known = (all: ReadonlyMap<string, Json>) =>
    [...all].filter(([, raw]) => entities.some(({ path }) => path === raw.of));
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const reports = known(files.reports).map(([path, raw]): Report => {
    const { id, reportName, reportType, description = null, rule = 'signedIn', includesRead } = raw;
    const query = resolveQuery(raw, entities);
    const names = { path, id, reportName, reportType, description };
    return { ...names, rule, ...(includesRead && { includesRead }), ...query, rows: rowsOf(raw, query, entities) };
  });
  const widgets = known(files.widgets).map(([path, raw]): Widget => {
    const { id, widgetName, widgetType, rule = 'signedIn', params = [] } = raw;
    const { rows = widgetType === 'list' ? 10 : 50, yearBefore = false } = raw;
    return {
      path,
      id,
      widgetName,
      widgetType,
      rule,
      yearBefore,
      ...resolveQuery(raw, entities),
      rows,
      params: (params as Json[]).map(({ label, field, lookup }, i) => ({
        no: i + 1,
        label,
        field,
        lookup: lookup.split(' ')[1],
      })),
    };
  });
  return { reports: reports.toSorted(byId), widgets: widgets.toSorted(byId) };
}

function resolveQuery(raw: Json, entities: readonly Entity[]): ReportQuery {
  const entity = entities.find(({ path }) => path === raw.of)!;
  const at = (path: string) => endOf(entity, path, entities);
  const where = (condition?: Json) => rowConditions(condition, entity, entities);
  const columns = ((raw.columns ?? []) as string[]).map((path) => columnOf(path, at));
  const group = ((raw.group ?? []) as (string | Json)[]).map((given): Group => {
    const { field, by = null } = typeof given === 'string' ? { field: given } : given;
    const title = by ? periods[by as keyof typeof periods] : (at(field)?.field.title ?? '');
    return { name: nameOf(field), title, path: at(field)?.path ?? [], by };
  });
  const measures = Object.entries((raw.measures ?? {}) as Json).map(([name, it]): Measure => ({
    name,
    title: it.title,
    of: it.sum ? 'sum' : it.latest ? 'latest' : 'count',
    field: it.sum ?? it.latest ?? null,
    where: where(it.where),
  }));
  const first = [...columns, ...group, ...measures][0]!.name;
  const { sort = first } = raw as { sort?: string };
  return {
    of: entity.name,
    where: where(raw.where),
    date: raw.date ?? null,
    columns,
    group,
    measures,
    sort: { column: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
  };
}

const columnOf = (path: string, at: (path: string) => End | undefined): Column => ({
  name: nameOf(path),
  title: at(path)?.field.title ?? '',
  path: at(path)?.path ?? [],
});

/**
 * The columns of the rows behind a figure. By default: what the report groups by, its date, the columns of the entity's
 * list, and what it sums.
 */
function rowsOf(raw: Json, { of, date, measures }: ReportQuery, entities: readonly Entity[]): Column[] {
  if (!raw.group) return [];
  const entity = entities.find(({ name }) => name === of)!;
  const at = (path: string) => endOf(entity, path, entities);
  const groups = (raw.group as (string | Json)[]).map((one) => (typeof one === 'string' ? one : (one.field as string)));
  const summed = measures.flatMap(({ of: kind, field }) => (kind === 'sum' ? [field!] : []));
  const usual = [...(date ? [date] : []), ...groups, ...(entity.lists[0]?.columns ?? []), ...summed];
  const paths = ((raw.rows ?? usual) as string[]).filter((path) => raw.rows || at(path));
  const named = new Map(paths.map((path) => [nameOf(path), path]));
  return [...named.values()].map((path) => columnOf(path, at));
}

/** Name of a column on the wire. */
export const nameOf = (path: string): string => path.split('.').at(-1)!;

interface End {
  readonly field: Field;
  /** Names of fields from the record to the field, aliases resolved. */
  readonly path: readonly string[];
}

/** The field that a path ends in; undefined if there is none, or if it leads through more than one reference. */
export function endOf(entity: Entity, path: string, entities: readonly Entity[]): End | undefined {
  const follow = (within: Entity, [first, ...rest]: readonly string[]): End | undefined => {
    const field = within.fields.find((one) => one.name === first);
    const here = field?.alias ? follow(within, field.alias) : field && { field, path: [first!] };
    if (!rest.length) return here && { field: { ...here.field, title: field!.title }, path: here.path };
    const target = entities.find(({ name }) => name === here?.field.to);
    const end = target && follow(target, rest);
    return end && { field: end.field, path: [...here!.path, ...end.path] };
  };
  const end = follow(entity, path.split('.'));
  return end && end.path.length <= 2 && end.field.type !== 'refs' ? end : undefined;
}

const operators = { is: '=', in: 'in', from: '>=', to: '<=' } as const;

/** A condition on the rows of an entity. */
export function rowConditions(raw: Json = {}, entity: Entity, entities: readonly Entity[]): RowCondition[] {
  return clausesOf(raw).flatMap(({ key, test: said }) => {
    const end = endOf(entity, key, entities);
    const path = end?.path ?? [];
    const target = codedTarget(end?.field, entities);
    const test = target ? inKeys(said, target) : said;
    return [
      ...Object.entries(operators).flatMap(([word, operator]): RowCondition[] => {
        const value = test[word as keyof typeof operators];
        return value === undefined ? [] : [{ path, operator, value }];
      }),
      ...(test.not ?? []).map((value): RowCondition => ({ path, operator: '<>', value })),
    ];
  });
}
