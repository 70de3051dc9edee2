import type { Rule } from '../../core/model/definition.ts';
import type { Operator } from '../../core/records/conditions.ts';

/** What is asked of one kind of record: rows with columns, or groups with measures. From schemas/reports and schemas/widgets. */
export interface Question {
  /** Who sees it; a level limited to the own branch leaves out rows of other branches. */
  readonly rule: Rule;
  /** Name of the entity. */
  readonly of: string;
  readonly where: readonly QuestionCondition[];
  /** Date that a from and a to look at. */
  readonly date: string | null;
  readonly columns: readonly QuestionColumn[];
  readonly group: readonly QuestionGroup[];
  readonly measures: readonly Measure[];
  readonly sort: QuestionSort;
}

/** Paths lead to a stored field: one of the record, or one of a record it refers to. */
export interface QuestionCondition {
  readonly path: readonly string[];
  readonly operator: Operator;
  readonly value: unknown;
}

export interface QuestionColumn {
  readonly name: string;
  readonly title: string;
  readonly path: readonly string[];
}

export interface QuestionGroup extends QuestionColumn {
  readonly by: 'month' | 'year' | null;
}

export interface Measure {
  readonly name: string;
  readonly title: string;
  readonly of: 'count' | 'sum' | 'latest';
  readonly field: string | null;
  readonly where: readonly QuestionCondition[];
}

export interface QuestionSort {
  readonly column: string;
  readonly order: 'ASC' | 'DESC';
}

export interface ReportDefinition extends Question {
  readonly id: number;
  readonly reportName: string;
  readonly reportType: string;
}

export interface WidgetDefinition extends Question {
  readonly id: number;
  readonly widgetName: string;
  readonly widgetType: 'number' | 'bar' | 'line' | 'pie' | 'list';
  /** Rows or groups it shows at the most. */
  readonly rows: number;
  readonly params: readonly {
    readonly no: number;
    readonly label: string;
    readonly field: string;
    /** Path of the call that lists what can be chosen. */
    readonly lookup: string;
  }[];
}
