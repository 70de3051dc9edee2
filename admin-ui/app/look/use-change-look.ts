import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { changeLook, type Look } from '../../core/session/look.ts';

/** Changes one thing of the user's own look. If it cannot be saved, a toast says so and the change is reverted. */
export function useChangeLook() {
  const notify = useNotify();
  return <K extends keyof Look>(field: K, value: Look[K]) =>
    void changeLook(field, value).catch(() => notify(t('look.failed'), { type: 'error' }));
}
