import type { RowCondition, Rule } from './definition.ts';

/**
 * The query of a report or widget over one entity: rows with columns, or groups with measures. From schemas/reports and
 * schemas/widgets.
 */
export interface ReportQuery {
  /** Who may see it. A level that is limited to the own branch leaves out rows of other branches. */
  readonly rule: Rule;
  /** Whether the rule also allows reading the records, for people who may not open them elsewhere. */
  readonly includesRead?: boolean;
  /** Name of the entity. */
  readonly of: string;
  readonly where: readonly RowCondition[];
  /** Date field that the from and to of a request apply to. */
  readonly date: string | null;
  readonly columns: readonly ReportColumn[];
  readonly group: readonly ReportGroup[];
  readonly measures: readonly Measure[];
  readonly sort: ReportSort;
  /** For the rows behind a figure: its title and its groups. A search looks in the groups in place of the columns. */
  readonly behind?: { readonly title: string; readonly groups: readonly ReportGroup[] };
}

/** The path leads to a stored field: one of the record, or one of a record it refers to. */
export interface ReportColumn {
  readonly name: string;
  readonly title: string;
  readonly path: readonly string[];
}

export interface ReportGroup extends ReportColumn {
  readonly by: 'month' | 'year' | null;
}

export interface Measure {
  readonly name: string;
  readonly title: string;
  readonly of: 'count' | 'sum' | 'latest';
  readonly field: string | null;
  readonly where: readonly RowCondition[];
}

export interface ReportSort {
  readonly column: string;
  readonly order: 'ASC' | 'DESC';
}

export interface ReportDefinition extends ReportQuery {
  readonly id: number;
  readonly reportName: string;
  readonly reportType: string;
  /** What it shows, if its name does not say so. */
  readonly description: string | null;
  /** Columns of the rows behind a figure; none for a report of rows. */
  readonly rows: readonly ReportColumn[];
}

export interface WidgetDefinition extends ReportQuery {
  readonly id: number;
  readonly widgetName: string;
  readonly widgetType: 'number' | 'bar' | 'line' | 'pie' | 'list' | 'queue';
  /** Whether a chart by month also shows the same months of the year before. */
  readonly yearBefore: boolean;
  /** Maximum rows or groups that it shows. */
  readonly rows: number;
  readonly params: readonly {
    readonly no: number;
    readonly label: string;
    readonly field: string;
    /** Path of the call that lists the choices. */
    readonly lookup: string;
  }[];
}
