import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { groupsOf, type DuplicateGroup, type FoundDuplicates } from './duplicates.ts';
import { DuplicateRows } from './DuplicateRows.tsx';
import { ShownOf } from './ShownOf.tsx';
import { DuplicateViewer } from './DuplicateViewer.tsx';

interface Props {
  readonly of: Resource;
  readonly found: FoundDuplicates;
  /** The record that is being saved. */
  readonly draft: WireRecord;
  readonly saving?: boolean;
  /** Saves despite the duplicates. If missing, they are only shown. */
  readonly onSave?: () => void;
  /** Uses the ticked record instead of the new one. */
  readonly onSelect?: (duplicate: WireRecord) => void;
  readonly onClose: () => void;
}

/** The possible duplicates of a record that is being saved, as a table (BEH-109). */
export function DuplicateTable({ of, found, draft, saving = false, onSave, onSelect, onClose }: Props) {
  const notify = useNotify();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(50);
  const [viewing, setViewing] = useState<readonly WireRecord[] | null>(null);
  const { rows, total } = found;
  const many = of.plural.toLowerCase();
  const groups = groupsOf(of, rows, draft);
  const chosen = rows.filter((row) => ticked.includes(row[of.key] as number));

  const showDetails = () =>
    chosen.length ? setViewing(chosen) : notify(t('crud.duplicates.selectSome', { plural: many }), { type: 'warning' });
  return (
    <>
      <DialogFrame
        open
        title={t('crud.duplicates.title', { plural: many })}
        width={of.duplicates!.table?.width ?? 700}
        onClose={onClose}
        actions={
          onSave ? (
            <>
              <Button color="inherit" onClick={showDetails} sx={{ mr: 'auto' }}>
                {t('crud.duplicates.showDetails')}
              </Button>
              {onSelect && (
                <Button variant="outlined" disabled={chosen.length !== 1} onClick={() => onSelect(chosen[0]!)}>
                  {t('crud.table.selectRow', { name: of.title.toLowerCase() })}
                </Button>
              )}
              <Button variant="outlined" color="inherit" disabled={saving} onClick={onClose}>
                {t('kit.cancel')}
              </Button>
              <Button variant="contained" loading={saving} onClick={onSave}>
                {t('kit.save')}
              </Button>
            </>
          ) : (
            <Button variant="contained" onClick={onClose}>
              {t('crud.duplicates.okay')}
            </Button>
          )
        }
      >
        <Typography sx={{ mb: 2 }}>
          {t(onSave ? 'crud.duplicates.saveAnyway' : 'crud.duplicates.seem', { plural: many })}
        </Typography>
        <DuplicateRows
          of={of}
          groups={pageOf(groups, page * size, size)}
          ticked={ticked}
          onTick={setTicked}
          onView={(duplicate) => setViewing([duplicate])}
        />
        <ShownOf found={found} />
        <TablePagination
          component="div"
          count={rows.length}
          page={page}
          rowsPerPage={size}
          rowsPerPageOptions={[25, 50, 100]}
          onPageChange={(_, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setSize(Number(event.target.value));
            setPage(0);
          }}
          labelDisplayedRows={({ from, to }) =>
            t('crud.duplicates.shown', { from, to, count: total, plural: of.plural })
          }
        />
      </DialogFrame>
      {viewing && (
        <DuplicateViewer of={of} found={{ rows: viewing, total: viewing.length }} onClose={() => setViewing(null)} />
      )}
    </>
  );
}

/** The rows of one page, with the headings of their groups. */
function pageOf(groups: readonly DuplicateGroup[], from: number, size: number): DuplicateGroup[] {
  let start = -from;
  return groups.flatMap(({ title, rows }) => {
    const shown = rows.slice(Math.max(0, -start), Math.max(0, size - start));
    start += rows.length;
    return shown.length ? [{ title, rows: shown }] : [];
  });
}
