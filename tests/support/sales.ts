import type { TestApp } from './app.ts';
import { ownBranch } from './own-branch.ts';

/** A year's actual sales by month, in the form in which they are posted. */
export const sales = (...figures: [unknown, unknown][]) => ({
  sales: figures.map(([sMonth, salesValue]) => ({ sMonth, salesValue })),
});

/** A year's forecasts by month, in the form in which they are posted. */
export const forecasts = (...figures: [unknown, unknown][]) => ({
  forecasts: figures.map(([sMonth, forecastValue]) => ({ sMonth, forecastValue })),
});

export const refusal = (errors: Record<string, string>) => ({
  status: 422,
  body: { code: 'invalid', message: Object.values(errors)[0], errors },
});

/** Two customers, one's account and its branch, and functions that read sales figures and their history. */
export async function salesOf(app: TestApp) {
  const own = await ownBranch(app);
  const { custCode, mbpBranch: branch } = own.mine as {
    custCode: string;
    mbpBranch: { id: number; branchName: string; branchCode: string };
  };
  const { platform } = app;
  return {
    own,
    admin: own.admin,
    custCode,
    branch,
    row: (more: object = {}) => ({ sYear: 2009, branch: branch.id, custCode, ...more }),
    figuresOf: async (path: string, filter: object) =>
      (await own.admin.list(path, { filter, range: [0, 999], sort: ['id', 'ASC'] })).body as any[],
    historyOf: (entity: string, id: number) => platform.history.of(platform.registry.definition(entity), id),
  };
}

export type Sales = Awaited<ReturnType<typeof salesOf>>;
