import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { RecordImport } from '../../../schemas/generated/record-import.gen.ts';
import { schemaText } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import type { RecordImportSlots } from '../../generated/record-import.gen.tsx';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { later } from '../../kit/later.tsx';
import { t } from './texts.ts';

const ImportTab = later(() => import('./ImportTab.tsx').then((module) => module.default));

const severities = {
  Reading: 'secondary',
  Matching: 'info',
  Checking: 'info',
  Checked: 'info',
  Importing: 'warning',
  Imported: 'success',
  Undoing: 'warning',
  Undone: 'secondary',
  Discarded: 'secondary',
} as const;

const Status = ({ record: { status } }: SlotProps<RecordImport>) => (
  <StatusBadge text={schemaText(status!)} severity={severities[status!]} />
);

/** Leads to a new import. */
const NewImport = () => (
  <Button variant="contained" component={Link} to="/importFile">
    {t('recordImport.start')}
  </Button>
);

export default {
  'list.toolbar': NewImport,
  'list.cell.status': Status,
  'page.status': Status,
  'page.tab.detail': ImportTab,
} satisfies RecordImportSlots;
