import DeleteSweepOutlinedIcon from '@mui/icons-material/DeleteSweepOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useListContext, useNotify } from 'react-admin';
import type { ActualSales } from '../../generated/actual-sales/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { PlainField } from '../../app/session/AuthFrame.tsx';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

/** On the list of all figures, not on that of a customer. */
export function DeleteYear({ record }: SlotProps<Partial<ActualSales>>) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (Object.keys(record).length || !allows(session, { permission: 'ViewSalesImport' })) return null;
  return (
    <>
      <Tooltip title="Delete a year">
        <IconButton aria-label="Delete a year" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <DeleteSweepOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <DeleteYearDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Deletes the actual sales of a year at a branch, after showing how many there are. */
function DeleteYearDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { filterValues } = useListContext();
  const { data: branches = [] } = useGetList('branch', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'branchName', order: 'ASC' },
    filter: {},
  });
  const [year, setYear] = useState(String(filterValues.sYear ?? ''));
  const [chosen, setBranch] = useState<number | ''>(filterValues.branch ?? '');
  const [told, setTold] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isYear = /^\d{4}$/.test(year.trim());
  const branch = branches.find(({ id }) => id === chosen);

  async function submit() {
    setTold(true);
    if (!isYear || !branch) return;
    setBusy(true);
    setProblem(null);
    try {
      const count = await figuresOf(Number(year), branch.id);
      const of = `of ${year.trim()} at ${branch.branchName}`;
      const figures = `${count.toLocaleString('en-GB')} sales ${count === 1 ? 'figure' : 'figures'} ${of}`;
      if (!count) setProblem(`There are no actual sales ${of}.`);
      else if (await asked(figures)) {
        await call(`deletesales/${year.trim()}/${branch.id}`, { method: 'DELETE' });
        await Promise.all(['actualSales', 'allSalesData'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
        notify(`${figures} deleted.`, { type: 'info' });
        return onClose();
      }
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <PlainDialog
      title="Delete a year of actual sales"
      width={420}
      does="Delete"
      busy={busy}
      isChanged={false}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PlainField
        id="delete-year"
        label="Year"
        value={year}
        onChange={setYear}
        error={told && !isYear ? 'Year is required.' : undefined}
        autoFocus
      />
      <FieldFrame id="delete-branch" label="Branch" error={told && !branch ? 'Branch is required.' : undefined}>
        <Select
          id="delete-branch"
          labelId="delete-branch-label"
          fullWidth
          value={branch ? chosen : ''}
          error={told && !branch}
          onChange={(event) => setBranch(event.target.value as number)}
          SelectDisplayProps={{ 'aria-required': true } as object}
        >
          {branches.map(({ id, branchName }) => (
            <MenuItem key={id} value={id}>
              {branchName}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
    </PlainDialog>
  );
}

async function figuresOf(sYear: number, branch: number): Promise<number> {
  const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify({ sYear, branch }) });
  const { headers } = await call(`allactualsales?${query}`);
  return Number(headers.get('content-range')!.split('/')[1]);
}

const asked = (figures: string) =>
  confirm({
    title: 'Delete actual sales?',
    text: `This deletes ${figures} for good.`,
    yes: 'Delete',
    no: 'Cancel',
    destroys: true,
  });
