import type { Model } from '../model/index.ts';

/** Reports as data: their queries and access rules. */
export const emitReports = ({ reports }: Model): string => `
  import type { ReportDefinition } from '../core/model/report.ts';

  export const reports: readonly ReportDefinition[] = ${JSON.stringify(withoutFiles(reports))};
`;

/** The catalogue of widgets. */
export const emitWidgets = ({ widgets }: Model): string => `
  import type { WidgetDefinition } from '../core/model/report.ts';

  export const widgets: readonly WidgetDefinition[] = ${JSON.stringify(withoutFiles(widgets))};
`;

const withoutFiles = <T extends { readonly path: string }>(all: readonly T[]): Omit<T, 'path'>[] =>
  all.map(({ path: _path, ...rest }) => rest);
