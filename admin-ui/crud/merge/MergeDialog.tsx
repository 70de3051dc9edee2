import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { schemaText } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { hintOf, labelOf } from '../../core/model/label.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { choicesOf, MergeTable } from './MergeTable.tsx';
import { t } from './texts.ts';
import { useMerge, usePreview, type Preview } from './use-merge.ts';

interface Props {
  readonly of: Resource;
  readonly records: readonly [WireRecord, WireRecord];
  /** @param kept the record that is left after a merge; null if nothing was merged */
  readonly onClose: (kept: WireRecord | null) => void;
}

/** Merges two records: the user says which is kept, and which values it has. */
export function MergeDialog({ of, records, onClose }: Props) {
  const [at, setAt] = useState<0 | 1>(0);
  const [busy, setBusy] = useState(false);
  /** Fields whose value is not the usual one: that of the kept record, or of the other one where it is empty. */
  const [swapped, setSwapped] = useState<ReadonlySet<string>>(new Set());
  const merge = useMerge(of);
  const pair = { kept: records[at], gone: records[at === 0 ? 1 : 0] };
  const { data, error, refetch } = usePreview(of, pair, !busy);
  const choices = data ? choicesOf(of, data, swapped) : [];

  async function submit() {
    setBusy(true);
    const isDone = await merge(
      pair,
      choices.filter(({ takes }) => takes).map(({ field }) => field),
    );
    setBusy(false);
    if (isDone) onClose(pair.kept);
  }

  return (
    <DialogFrame
      open
      title={t('merge.title', { plural: of.plural.toLowerCase() })}
      width={800}
      onClose={() => !busy && onClose(null)}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={busy} onClick={() => onClose(null)}>
            {t('kit.cancel')}
          </Button>
          <Button variant="contained" disabled={!data} loading={busy} onClick={() => void submit()}>
            {t('merge.submit')}
          </Button>
        </>
      }
    >
      <Typography id="merge-keep" sx={{ fontWeight: 'fontWeightMedium' }}>
        {t('merge.keep')}
      </Typography>
      <RadioGroup
        aria-labelledby="merge-keep"
        value={String(at)}
        onChange={(_, value) => {
          setAt(value === '1' ? 1 : 0);
          setSwapped(new Set());
        }}
        sx={{ mb: 1 }}
      >
        {records.map((record, i) => (
          <FormControlLabel
            key={String(record[of.key])}
            value={String(i)}
            control={<Radio size="small" />}
            label={[labelOf(of, record), hintOf(of, record)].filter(Boolean).join(' · ')}
          />
        ))}
      </RadioGroup>
      {error ? (
        <LoadFailed text={t('merge.failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Typography sx={{ mb: 2 }}>
            {movesText(labelOf(of, pair.gone), data.moves)} {t('merge.undoable')}
          </Typography>
          <MergeTable
            choices={choices}
            names={[labelOf(of, pair.kept), labelOf(of, pair.gone)]}
            onSwap={(field) =>
              setSwapped((before) => {
                const after = new Set(before);
                if (!after.delete(field)) after.add(field);
                return after;
              })
            }
          />
        </>
      ) : (
        <Loading height={320} />
      )}
    </DialogFrame>
  );
}

const movesText = (name: string, moves: Preview['moves']): string => {
  const records = moves
    .map(({ title, count }) => t('merge.records', { title: schemaText(title), count: count.toLocaleString('en-GB') }))
    .join(', ');
  return records ? t('merge.moves', { name, records }) : t('merge.movesNothing', { name });
};
