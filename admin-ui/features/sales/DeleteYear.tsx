import DeleteSweepOutlinedIcon from '@mui/icons-material/DeleteSweepOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import type { ActualSales } from '../../../schemas/generated/actual-sales.gen.ts';
import type { Branch } from '../../../schemas/generated/branch.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { Resource, SlotProps } from '../../core/model/resource.ts';
import { PlainField } from '../../app/session/AuthFrame.tsx';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useDeleteYear } from './use-delete-year.ts';

/** A button on the list of all figures; a customer's own list has none. */
export function DeleteYear({ of, record }: SlotProps<Partial<ActualSales>>) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (Object.keys(record).length || !allowsChange(session, { permission: 'ViewSalesImport' })) return null;
  return (
    <>
      <IconButton aria-label={t('sales.deleteYear.button')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DeleteSweepOutlinedIcon fontSize="small" />
      </IconButton>
      {open && <DeleteYearDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks which year and branch to delete; starts with those that the list is filtered by, if it is one of each. */
function DeleteYearDialog({ of, onClose }: { readonly of: Resource; readonly onClose: () => void }) {
  const { filterValues } = useListContext();
  const { data: branches = [] } = useGetList<Branch>('branch', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'branchName', order: 'ASC' },
    filter: {},
  });
  const only = <T,>(value: T | T[] | undefined) => (Array.isArray(value) ? undefined : value);
  const [year, setYear] = useState(String(only(filterValues.sYear) ?? ''));
  const [chosen, setBranch] = useState<number | ''>(only<number>(filterValues.branch) ?? '');
  const [submitted, setSubmitted] = useState(false);
  const { busy, problem, deleteYear } = useDeleteYear(onClose);
  const isYear = /^\d{4}$/.test(year.trim());
  const branch = branches.find(({ id }) => id === chosen);

  function submit() {
    setSubmitted(true);
    if (isYear && branch) void deleteYear(year.trim(), branch);
  }

  return (
    <PlainDialog
      title={t('sales.deleteYear.title')}
      width={420}
      does={t('kit.delete')}
      busy={busy}
      isChanged={false}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlainField
        id="delete-year"
        label={of.fields.sYear!.title}
        value={year}
        onChange={setYear}
        error={submitted && !isYear ? t('sales.deleteYear.yearRequired') : undefined}
        autoFocus
      />
      <FieldFrame
        id="delete-branch"
        label={of.fields.branch!.title}
        error={submitted && !branch ? t('sales.deleteYear.branchRequired') : undefined}
      >
        <Select
          id="delete-branch"
          labelId="delete-branch-label"
          fullWidth
          value={branch ? chosen : ''}
          error={submitted && !branch}
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
