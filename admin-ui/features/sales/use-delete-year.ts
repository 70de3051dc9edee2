import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Branch } from '../../../schemas/generated/branch.gen.ts';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { useUndo } from '../../kit/undo.ts';

/** Deletes the actual sales of a year at a branch, after showing how many there are and asking for confirmation. */
export function useDeleteYear(onDone: () => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const undoable = useUndo();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** Resolves to whether the figures were deleted. */
  async function remove(year: string, { id, branchName }: Branch): Promise<boolean> {
    const count = await countFigures(Number(year), id);
    const values = { smart_count: count, count: count.toLocaleString('en-GB'), year, branch: branchName ?? '' };
    if (!count) setProblem(t('sales.deleteYear.none', values));
    if (!count || !(await confirmDelete(t('sales.deleteYear.confirm', values)))) return false;
    const answer = await call(`deletesales/${year}/${id}`, { method: 'DELETE' });
    await Promise.all(['actualSales', 'allSalesData'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    notify(t('sales.deleteYear.deleted', values), { type: 'info', ...undoable(undoTokenOf(answer)) });
    return true;
  }

  async function deleteYear(year: string, branch: Branch) {
    setBusy(true);
    setProblem(null);
    const done = await remove(year, branch).catch((error: Error) => {
      setProblem(error.message);
      return false;
    });
    if (done) return onDone();
    setBusy(false);
  }

  return { busy, problem, deleteYear };
}

/** Number of sales figures of a year at a branch. */
async function countFigures(sYear: number, branch: number): Promise<number> {
  const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify({ sYear, branch }) });
  const { headers } = await call(`allactualsales?${query}`);
  return Number(headers.get('content-range')!.split('/')[1]);
}

const confirmDelete = (text: string) =>
  confirm({
    title: t('sales.deleteYear.confirmTitle'),
    text,
    yes: t('kit.delete'),
    no: t('kit.cancel'),
    destroys: true,
  });
