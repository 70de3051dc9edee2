import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t as core } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { withUndo } from '../../kit/undo.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { BulkActions } from './BulkActions.tsx';
import { CreateForm, SetForm } from './BulkForm.tsx';
import { BulkOutcome, factsOf, inWords } from './BulkOutcome.tsx';
import { act, readChange, sendChange, type BulkChange } from './calls.ts';
import { t } from './texts.ts';
import { useBulkChange } from './use-bulk-change.ts';

/** What the dialog changes: the field that records are assigned by, the other fields, or what is added for each. */
export type BulkKind = 'reassign' | 'change' | 'create';

interface Props {
  readonly of: Resource;
  readonly kind: BulkKind;
  /** The records, as the call takes them: `{ ids }` or `{ all }`. */
  readonly which: WireRecord;
  readonly count: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Changes many records: asks for the values, shows what they would do, then does it. */
export default function BulkChangeDialog(props: Props) {
  const { of, kind, which, count, onClose } = props;
  const [sent, setSent] = useState<BulkChange | null>(null);
  const [entered, setEntered] = useState<WireRecord | null>(null);
  const facts = {
    smart_count: count,
    count: inWords(count),
    title: of.title.toLowerCase(),
    plural: of.plural.toLowerCase(),
    what: kind === 'create' ? summaryOf(of.bulk!.create!.of).title.toLowerCase() : '',
  };
  const title = t(`bulkChange.${kind}Title`, facts);
  async function preview(body: WireRecord, values: WireRecord) {
    setSent(await sendChange({ kind: of.name, ...which, ...body }));
    setEntered(values);
  }
  if (sent) return <Followed {...props} title={title} known={sent} onBack={() => setSent(null)} />;
  if (kind === 'create')
    return <CreateForm of={of} title={title} entered={entered} onPreview={preview} onClose={onClose} />;
  const [first, ...others] = of.bulk!.set;
  return (
    <SetForm
      of={of}
      names={kind === 'reassign' ? [first!] : others}
      canEmpty={kind === 'change'}
      title={title}
      entered={entered}
      onPreview={preview}
      onClose={onClose}
    />
  );
}

interface FollowedProps extends Props {
  readonly title: string;
  readonly known: BulkChange;
  readonly onBack: () => void;
}

function Followed({ title, known, onBack, onDone, onClose }: FollowedProps) {
  const notify = useNotify();
  const queries = useQueryClient();
  const followed = useBulkChange(known, (change) => {
    if (change.status !== 'Changed' || change.refusedCount > known.refusedCount) return;
    const facts = factsOf(change);
    notify(t(facts.isCreate ? 'bulkChange.createdFor' : 'bulkChange.changed', facts.of(change.changedCount)), {
      type: 'success',
      ...withUndo(() => void undo(change.id, notify).then(() => queries.invalidateQueries())),
    });
    onDone();
  });
  const { change, send } = followed;
  const hasBegun = change.status !== 'Checking' && change.status !== 'Checked';
  const discard = () => void send(() => act(change.id, 'discard'));
  const close = () => {
    if (!hasBegun) discard();
    else if (!change.running) onDone();
    onClose();
  };
  return (
    <DialogFrame
      open
      title={title}
      caption={change.summary}
      width={560}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={close}>
            {core(hasBegun ? 'kit.close' : 'kit.cancel')}
          </Button>
          {change.status === 'Checked' && !change.running && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => {
                discard();
                onBack();
              }}
            >
              {t('bulkChange.back')}
            </Button>
          )}
          <BulkActions {...followed} />
        </>
      }
    >
      <BulkOutcome change={change} />
    </DialogFrame>
  );
}

/** Undoes a change, and says what has become of it. */
async function undo(id: number, notify: ReturnType<typeof useNotify>): Promise<void> {
  try {
    let now = await act(id, 'undo');
    while (now.running) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      now = await readChange(id);
    }
    const { of } = factsOf(now);
    const kept = now.keptCount ? ` ${t('bulkChange.keptSome', of(now.keptCount))}` : '';
    notify(t('bulkChange.undone', of(now.undoneCount)) + kept, { type: now.keptCount ? 'warning' : 'info' });
  } catch (error) {
    notify((error as Error).message, { type: 'error' });
  }
}
