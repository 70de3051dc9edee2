import { labelOf } from '../../core/model/label.ts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import { t } from '../../core/i18n/t.ts';
import { recordPath } from '../../core/model/record-path.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

interface Props {
  readonly of: Resource;
  readonly record: WireRecord;
}

/** The name of a record as a link that opens its page in a new tab, so that the form stays open. */
export function RecordTab({ of, record }: Props) {
  const name = labelOf(of, record);
  const path = recordPath(of, record[of.key]);
  if (path === null) return <>{name}</>;
  return (
    <Link
      href={path}
      target="_blank"
      rel="noopener"
      color="inherit"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {name}
      <OpenInNewIcon titleAccess={t('crud.field.newTab')} sx={{ fontSize: 14, color: 'text.secondary' }} />
    </Link>
  );
}
