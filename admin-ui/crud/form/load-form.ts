import { useEffect } from 'react';
import { afterFirstPage } from '../../core/data/after-first-page.ts';

/** Loads the code of forms, which no list needs. */
export const loadForm = () => import('./EntityForm.tsx').then(({ EntityForm }) => ({ default: EntityForm }));

/** Loads the code of forms after the first page, so that the first dialog opens without waiting for it. */
export function useFormAhead(): void {
  useEffect(() => afterFirstPage(() => void loadForm().catch(() => undefined)), []);
}
