import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { call } from '../../core/data/http.ts';
import { hintOf, labelOf } from '../../core/model/label.ts';
import { recordPath } from '../../core/model/record-path.ts';
import type { FieldInfo, Resource, SlotProps, WireRecord } from '../../core/model/resource.ts';
import { drafts } from '../form/drafts.ts';
import { FieldsDialog } from '../form/FieldsDialog.tsx';
import { MergeDialog } from '../merge/MergeDialog.tsx';
import { t } from '../merge/texts.ts';

interface Props extends SlotProps {
  readonly onClose: () => void;
}

/** Merges a record with another one: the user chooses it, from those that look alike or by its name. */
export function MergeWith({ of, record, onClose }: Props) {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const [other, setOther] = useState<WireRecord | null>(null);
  const id = record[of.key] as number;
  const title = of.title.toLowerCase();
  const draft = `merge.${of.name}.${id}`;
  const fields: Record<string, FieldInfo> = {
    other: {
      title: t('merge.other', { title }),
      type: 'ref',
      to: of.name,
      required: t('merge.otherRequired', { title }),
    },
  };
  if (other)
    return (
      <MergeDialog
        of={of}
        records={[record, other]}
        onClose={(kept) => {
          onClose();
          if (kept && kept[of.key] !== id) void navigate(recordPath(of, kept[of.key])!, { replace: true });
        }}
      />
    );
  return (
    <FieldsDialog
      title={t('merge.with', { name: labelOf(of, record) })}
      draft={draft}
      width={560}
      fields={fields}
      layout={() => [['other']]}
      check={({ other: chosen }): Record<string, string> => {
        if (!chosen) return { other: t('merge.otherRequired', { title }) };
        return chosen[of.key] === id ? { other: t('merge.otherSelf', { title }) } : {};
      }}
      submit={t('merge.compare')}
      note={
        <LooksAlike
          of={of}
          record={record}
          onChoose={(chosen) => {
            drafts.drop(draft);
            setOther(chosen);
          }}
        />
      }
      onSave={async ({ other: chosen }) => setOther((await provider.getOne(of.name, { id: chosen[of.key] })).data)}
      onClose={onClose}
    />
  );
}

interface Pair {
  readonly id: number;
  readonly score: number;
  readonly records: readonly WireRecord[];
}

function LooksAlike({ of, record, onChoose }: SlotProps & { readonly onChoose: (other: WireRecord) => void }) {
  const id = record[of.key] as number;
  const { data } = useProbable(of, id);
  if (!data?.pairs.length) return null;
  return (
    <Box component="section" aria-labelledby="looks-alike" sx={{ mb: 2 }}>
      <Typography id="looks-alike" sx={{ fontWeight: 'fontWeightMedium', mb: 0.5 }}>
        {t('merge.looksAlike')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { mt: 1 } }}>
        {data.pairs.slice(0, most).map(({ id: pair, score, records }) => {
          const other = records.find((one) => one[of.key] !== id)!;
          return (
            <li key={pair}>
              <Button
                variant="outlined"
                color="inherit"
                fullWidth
                sx={{ justifyContent: 'space-between', textAlign: 'left', whiteSpace: 'normal', gap: 2 }}
                onClick={() => onChoose(other)}
              >
                <span>{[labelOf(of, other), hintOf(of, other)].filter(Boolean).join(' · ')}</span>
                <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {t('merge.alike', { percent: score })}
                </Box>
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Records that are offered; the others are found by their names. */
const most = 5;

const useProbable = (of: Resource, id: number) =>
  useQuery({
    queryKey: [of.name, 'probable duplicates', 'of', id],
    queryFn: async () => (await call<{ readonly pairs: readonly Pair[] }>(`probableDuplicates/${of.name}/${id}`)).json,
    retry: false,
  });
