import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import ViewColumnOutlinedIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { later } from '../../kit/later.tsx';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { narrowingOf } from '../../core/data/filter-names.ts';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { useList } from './list-context.ts';
import { ViewToggle } from './ViewToggle.tsx';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';

const ColumnsPanel = later(() => import('./ColumnsPanel.tsx').then((module) => module.ColumnsPanel));
const ImportDialog = later(() => import('../sheet/ImportDialog.tsx').then((module) => module.default));

/** Buttons to choose columns, and to import and export the list. */
export function ListTools() {
  const {
    of,
    within,
    canCreate,
    canEdit,
    other: { isOn },
  } = useList();
  const session = useSession();
  const mayChange = allowsChange(session, 'signedIn');
  const mayImport = allowsChange(session, { permission: 'ImportRecords' });
  const Slot = of.slots['list.toolbar'];
  return (
    <>
      {Slot && <Slot of={of} record={within} />}
      <ViewToggle />
      {!isOn && mayChange && <ColumnsMenu />}
      {of.kind === 'reference' && canCreate && canEdit && <ListImport />}
      {of.imports && !Object.keys(within).length && (canCreate || canEdit) && mayImport && <FileImport />}
      {!isOn && of.calls.export && <ListExport />}
      {!isOn && <Print />}
    </>
  );
}

/** Leads to the import of records from a file. */
function FileImport() {
  const { of } = useList();
  return (
    <IconButton aria-label={t('crud.importFile')} component={Link} to={`/importFile?of=${of.name}`}>
      <UploadFileOutlinedIcon fontSize="small" />
    </IconButton>
  );
}

function ListImport() {
  const { of } = useList();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={t('crud.importSheet')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UploadFileOutlinedIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ImportDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function ColumnsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('crud.columns.choose')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumnOutlinedIcon fontSize="small" />
      </IconButton>
      <PopoverDialog anchor={anchor} label={t('crud.columns.title')} align="right" onClose={() => setAnchor(null)}>
        <Suspense fallback={<Box sx={{ width: 280, height: 420 }} />}>
          <ColumnsPanel />
        </Suspense>
      </PopoverDialog>
    </>
  );
}

function Print() {
  const { print } = useList();
  const { total } = useListContext();
  return (
    <IconButton aria-label={t('crud.print.print')} disabled={print.isLoading || !total} onClick={print.print}>
      {print.isLoading ? (
        <CircularProgress size={20} aria-label={t('crud.print.busy')} />
      ) : (
        <PrintOutlinedIcon fontSize="small" />
      )}
    </IconButton>
  );
}

/** Exports the filtered rows, in their current order, with the columns shown. */
function ListExport() {
  const { of, columns } = useList();
  const { filterValues, filter, sort, total } = useListContext();
  const path = (format: string) =>
    `${of.calls.export}?${new URLSearchParams({
      format,
      columns: columns.shown.join(),
      sort: JSON.stringify([sort.field, sort.order]),
      ...narrowingOf({ ...filterValues, ...filter }),
    })}`;
  return <ExportMenu name={of.plural} path={path} rows={total} hasCards={of.hasCards} />;
}
