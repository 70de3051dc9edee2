import MergeOutlinedIcon from '@mui/icons-material/MergeOutlined';
import { Suspense, useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { RecordAction, SlotProps } from '../../core/model/resource.ts';
import { useSession } from '../../core/session/session.ts';
import { later } from '../../kit/later.tsx';
import { mayMerge } from '../merge/may-merge.ts';

const MergeWith = later(() => import('./MergeWith.tsx').then((module) => module.MergeWith));

/** The action that merges a record with another one, for its page, and the dialog that it opens. */
export function useMergeAction({ of, record }: SlotProps): {
  readonly actions: readonly RecordAction[];
  readonly dialog: ReactNode;
} {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!mayMerge(of, session)) return { actions: [], dialog: null };
  const run = () => setOpen(true);
  return {
    actions: [{ title: t('crud.bulk.merge'), icon: MergeOutlinedIcon, shortcut: 'm', isRare: true, run }],
    dialog: open && (
      <Suspense>
        <MergeWith of={of} record={record} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
