import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from './texts.ts';
import type { FieldInfo, Resource, WireRecord } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { FieldsDialog } from '../form/FieldsDialog.tsx';
import { UseRows } from './UseRows.tsx';
import { useReplace } from './use-replace.ts';
import { Loading } from '../../kit/Loading.tsx';
import { useUses, type Use } from './use-uses.ts';

interface Props {
  readonly of: Resource;
  readonly record: WireRecord;
  /** @param done whether the entry was replaced */
  readonly onClose: (done: boolean) => void;
}

const width = 500;

/** Chooses the entry that all records will use instead, or says why the entry cannot be replaced. */
export function ReplaceDialog({ of, record, onClose }: Props) {
  const { data, error, refetch } = useUses(of.name, record[of.key] as number);
  const title = t('replace.title', { name: String(record[of.display] ?? '') });
  if (data && !error && data.refusal === null)
    return <Replacing of={of} record={record} title={title} uses={data.uses} onClose={onClose} />;
  return (
    <DialogFrame
      open
      title={title}
      width={width}
      onClose={() => onClose(false)}
      actions={
        <Button variant="outlined" color="inherit" onClick={() => onClose(false)}>
          {t('kit.close')}
        </Button>
      }
    >
      {error ? (
        <LoadFailed text={t('replace.usesFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Alert severity="info">{data.refusal}</Alert>
      ) : (
        <Loading height={96} />
      )}
    </DialogFrame>
  );
}

function Replacing({
  of,
  record,
  title,
  uses,
  onClose,
}: Props & { readonly title: string; readonly uses: readonly Use[] }) {
  const replace = useReplace(of);
  const entry = of.title.toLowerCase();
  const canKeep = of.hasActive && of.calls.update !== undefined;
  const mayRemove = canKeep && of.calls.remove !== undefined;
  const name = String(record[of.display] ?? '');
  const now = uses.filter((use) => use.changes > 0).map((use) => ({ ...use, count: use.changes }));
  const past = uses.filter((use) => use.past > 0).map((use) => ({ ...use, count: use.past }));
  const asksPast = canKeep && past.length > 0;
  const fields: Record<string, FieldInfo> = {
    by: {
      title: t('replace.by'),
      type: 'ref',
      to: of.name,
      required: t('replace.byRequired', { title: entry }),
    },
    past: { title: t('replace.past'), type: 'boolean', description: t('replace.pastHelp', { name }) },
    remove: {
      title: t('replace.remove', { name }),
      type: 'boolean',
      description: t('replace.removeHelp'),
    },
  };
  const check = ({ by }: WireRecord): Record<string, string> => {
    if (!by) return { by: fields.by!.required! };
    return by[of.key] === record[of.key] ? { by: t('replace.bySelf', { title: entry }) } : {};
  };
  return (
    <FieldsDialog
      title={title}
      draft={`replace.${of.name}.${record[of.key]}`}
      width={width}
      fields={fields}
      layout={(values) => [
        ['by'],
        ...(asksPast ? [['past']] : []),
        // What still uses it cannot lose it.
        ...(mayRemove && (!asksPast || values.past) ? [['remove']] : []),
      ]}
      initial={{ past: !canKeep, remove: !canKeep }}
      check={check}
      submit={t('replace.submit')}
      note={
        <Box sx={{ mb: 2 }}>
          {uses.length === 0 && <Typography>{t('replace.unused')}</Typography>}
          {now.length > 0 && (
            <>
              <Typography sx={{ mb: 0.5 }}>{t('replace.changes', { title: entry })}</Typography>
              <UseRows uses={now} />
            </>
          )}
          {past.length > 0 && (
            <>
              <Typography sx={{ mt: now.length ? 1 : 0, mb: 0.5 }}>{t('replace.pastRecords')}</Typography>
              <UseRows uses={past} />
            </>
          )}
        </Box>
      }
      onSave={({ by, past: withPast, remove }) =>
        replace(record, { by, past: Boolean(withPast), remove: Boolean(remove && (withPast || !asksPast)) }, () =>
          onClose(true),
        )
      }
      onClose={() => onClose(false)}
    />
  );
}
