import DifferenceOutlinedIcon from '@mui/icons-material/DifferenceOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { later } from '../../kit/later.tsx';

const CompareDialog = later(() => import('./CompareDialog.tsx').then((module) => module.CompareDialog));

interface Props {
  readonly of: Resource;
  /** Records to choose from, in the order in which they are offered. */
  readonly records: readonly WireRecord[];
  /** The records that are compared at the start. Default: the first two. */
  readonly start?: readonly [WireRecord, WireRecord];
  readonly variant?: 'text' | 'outlined';
}

/** Opens the comparison of records. There is no button for fewer than two, or where records have no page. */
export function CompareButton({ of, records, start, variant = 'text' }: Props) {
  const [open, setOpen] = useState(false);
  if (records.length < 2 || !of.layout.length) return null;
  return (
    <>
      <Button
        variant={variant}
        {...(variant === 'outlined' && { color: 'inherit' as const })}
        startIcon={<DifferenceOutlinedIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('crud.compare')}
      </Button>
      <Suspense>{open && <CompareDialog {...{ of, records, start }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
