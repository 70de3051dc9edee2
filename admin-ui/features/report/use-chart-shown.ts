import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Report } from './use-report.ts';

export interface ChartShown {
  /** Whether the report has a chart. */
  readonly has: boolean;
  readonly isShown: boolean;
  readonly toggle: () => void;
}

/** Whether the chart beside a report is shown: at first only where there is room for it. */
export function useChartShown({ columns, of, dateTitle, behind }: Report): ChartShown {
  // A wide table needs a wide screen for both.
  const wide = useMediaQuery(`(min-width: ${columns.length > 6 ? 1800 : 1200}px)`);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const has = of === null ? columns.some(({ figure }) => figure) : dateTitle !== null && behind === null;
  const isShown = has && (chosen ?? wide);
  return { has, isShown, toggle: () => setChosen(!isShown) };
}
