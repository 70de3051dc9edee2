import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { t } from '../../core/i18n/t.ts';

/** Shows whether a record is active. */
export const ActiveBadge = ({ active }: { readonly active: boolean }) => (
  <StatusBadge text={t(active ? 'crud.active' : 'crud.inactive')} severity={active ? 'success' : 'secondary'} />
);
