import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { t } from '../../core/i18n/t.ts';

/** Whether a record is in use. */
export const ActiveBadge = ({ active }: { readonly active: boolean }) => (
  <StatusBadge text={t(active ? 'crud.active' : 'crud.inactive')} severity={active ? 'success' : 'secondary'} />
);
