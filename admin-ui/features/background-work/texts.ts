import { schemaText, t } from '../../core/i18n/t.ts';
import type { BackgroundWork } from '../../../schemas/generated/background-work.gen.ts';

/** How far work is, if it says so: `12,500 rows`, `500 of 1,200 rows`. */
export function progressText({ progress, total }: Pick<BackgroundWork, 'progress' | 'total'>): string | null {
  if (progress === null) return null;
  const rows = { smart_count: total ?? progress, done: number(progress), total: number(total ?? 0) };
  return t(total === null || total === progress ? 'backgroundWork.rows' : 'backgroundWork.rowsOf', rows);
}

/** The state of work in words. */
export const stateText = ({ state, stopping }: Pick<BackgroundWork, 'state' | 'stopping'>): string =>
  stopping ? t('backgroundWork.stopping') : schemaText(state!);

const number = (value: number): string => value.toLocaleString('en-GB');
