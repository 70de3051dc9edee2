import MergeOutlinedIcon from '@mui/icons-material/MergeOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { useSession } from '../../core/session/session.ts';
import { later } from '../../kit/later.tsx';
import { mayMerge } from './may-merge.ts';

const MergeDialog = later(() => import('./MergeDialog.tsx').then((module) => module.MergeDialog));

interface Props {
  readonly of: Resource;
  readonly records: readonly [WireRecord, WireRecord];
  readonly onDone: () => void;
}

/** Opens the merge of two records, for people who may change and delete them. */
export function MergeButton({ of, records, onDone }: Props) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!mayMerge(of, session)) return null;
  return (
    <>
      <Button startIcon={<MergeOutlinedIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('crud.bulk.merge')}
      </Button>
      {open && (
        <Suspense>
          <MergeDialog
            of={of}
            records={records}
            onClose={(kept) => {
              setOpen(false);
              if (kept) onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
