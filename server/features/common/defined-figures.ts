import type { ReportDefinition } from '../../core/model/report.ts';
import type { Registry } from '../../core/model/registry.ts';

/** Figures that a report defines, with its number: everywhere they are counted as in the report. */
const reports = { enquiries: 6, quoted: 3, won: 2, openQuotations: 5 } as const;
export type DefinedFigure = keyof typeof reports;

export const reportOf = (figure: DefinedFigure, registry: Registry): ReportDefinition =>
  registry.reports.find(({ id }) => id === reports[figure])!;
