import type { UserWidgetRecord, UserWidgetHooks } from '../../generated/user-widget.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, fieldOf } from '../../core/model/definition.ts';
import { invalid } from '../../core/errors/errors.ts';
import { isShared } from '../../services/access/shared.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { figureOf, groupOf, sourceKinds, sourceOf, sourceWidgets } from './sources.ts';

export const paramNames = ['ParamVal1', 'ParamVal2', 'ParamVal3', 'ParamVal4'] as const;

type Errors = Partial<Record<keyof UserWidgetRecord, string>>;

export default {
  /**
   * Checks that the widget exists, and that its parameters (VAL-018) or its list or report are given. Clears what the
   * widget does not use.
   */
  async validate({ after }, context) {
    const widget = context.registry.widgets.find(({ id }) => id === after.widget);
    const kind = sourceWidgets.find(({ id }) => id === after.widget);
    if (!widget && !kind) throw invalid({ widget: 'Widget is required.' });
    const errors = {
      ...paramErrors(after, widget?.params ?? []),
      ...(kind && (await sourceErrors(after, kind.source, context))),
    };
    if (widget) Object.assign(after, noSource, { widgetType: widget.widgetType });
    if (Object.keys(errors).length) throw invalid(errors);
  },

  /** A parameter names records by their ids: `3,5`. */
  async nameReplaced({ list, gone, kept }, { database, registry }) {
    const userWidget = registry.definition('userWidget');
    const found: { id: number; values: Partial<UserWidgetRecord> }[] = [];
    for (const { id: widget, of, params } of registry.widgets)
      for (const [i, { field }] of params.entries()) {
        if (fieldOf(registry.definition(of), field)?.to !== list.name) continue;
        const name = paramNames[i]!;
        const ids = sql.id(columnOf(userWidget, name));
        const rows = await database.locked(sql`select ${sql.id(columnOf(userWidget, 'id'))}, ${ids}
          from ${sql.id(userWidget.table)} where ${sql.id(columnOf(userWidget, 'widget'))} = ${widget}
          and ',' || ${ids} || ',' like ${`%,${gone},%`} order by ${sql.id(columnOf(userWidget, 'id'))}`);
        for (const [id, text] of rows as [number, string][])
          found.push({ id, values: { [name]: swapped(text, gone, kept) } });
      }
    return found;
  },
} satisfies UserWidgetHooks;

/** Ids with one replaced by another, without duplicates. */
const swapped = (ids: string, from: number, to: number): string =>
  [...new Set(ids.split(',').map((id) => (Number(id) === from ? String(to) : id)))].join();

const noSource = { viewId: null, userViewFilter: null, report: null, figure: null, groupBy: null, period: null };

function paramErrors(after: UserWidgetRecord, params: readonly { readonly label: string }[]): Errors {
  const errors: Errors = {};
  paramNames.forEach((name, i) => {
    const param = params[i];
    if (!param) after[name] = null;
    else if (!after[name]) errors[name] = `${param.label} is required.`;
    else if (!/^\d{1,9}(,\d{1,9})*$/.test(after[name])) errors[name] = `${param.label} must be a list of ids.`;
  });
  return errors;
}

async function sourceErrors(
  after: UserWidgetRecord,
  kind: 'list' | 'report',
  { registry, records, users }: SaveContext,
): Promise<Errors> {
  Object.assign(after, kind === 'list' ? { report: null } : { viewId: null, userViewFilter: null });
  after.widgetType ??= 'list';
  const isChart = !['list', 'number'].includes(after.widgetType);
  if (after.widgetType === 'list') after.figure = null;
  if (!isChart) after.groupBy = null;
  if (after.widgetType !== 'number') after.period = null;
  const errors: Errors = {};
  if (!sourceKinds.includes(after.widgetType)) errors.widgetType = 'A list or report cannot be shown like this.';
  const source = sourceOf(after, registry);
  if (!source)
    return {
      ...errors,
      [kind === 'list' ? 'viewId' : 'report']: kind === 'list' ? 'List is required.' : 'Report is required.',
    };
  if (!figureOf(source, after.figure)) errors.figure = `${source.reportName} has no such figure.`;
  if (isChart && !groupOf(source, after.groupBy, after.widgetType))
    errors.groupBy =
      after.widgetType === 'line'
        ? 'A line chart must be grouped by months or years.'
        : `${source.reportName} has no such group.`;
  if (after.period && !source.date) errors.period = `${source.reportName} has no date.`;
  const filter = after.userViewFilter && (await records.one('userViewFilter', after.userViewFilter.key));
  const isUsable = async () => {
    if (filter!.dbview !== after.viewId) return false;
    if (filter!.user?.key === after.user?.key) return true;
    const owner = await users.byId(after.user!.key);
    return owner !== null && isShared(registry.definition('userViewFilter'), filter!, owner, { registry, records });
  };
  if (filter && !(await isUsable()))
    errors.userViewFilter = 'The saved filter must be one of the user, or shared with the user, for this list.';
  return errors;
}
