import { fieldOf, type FieldDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { groupsView } from './groups-view.ts';
import type { ReportQuery } from '../../core/model/report.ts';
import { rowsView } from './view.ts';

/** A column as shown, with the type of the field at the end of its path. */
export interface ShownColumn {
  readonly name: string;
  readonly title: string;
  readonly type: FieldDefinition['type'];
  readonly format?: FieldDefinition['format'];
  readonly to?: string;
}

/** The columns of a report: of its rows, or its groups and measures. */
export function columnsOf(report: ReportQuery, registry: Registry): ShownColumn[] {
  const definition = registry.definition(report.of);
  const { definition: shown } = report.columns.length
    ? rowsView(definition, report, [])
    : groupsView(definition, registry, report, [], withoutWhere(report));
  return [...report.columns, ...report.group, ...report.measures].map(({ name, title }) => {
    const { type, format, to } = registry.aliased(shown, fieldOf(shown, name)!);
    return { name, title, type, ...(format && { format }), ...(to !== undefined && { to }) };
  });
}

const withoutWhere = ({ measures }: ReportQuery) => measures.map((measure) => ({ measure, where: [] }));
