import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { Resource, SlotProps } from '../../core/model/resource.ts';
import type { Rule } from '../../core/model/rule.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { t } from './texts.ts';

/** A merge into a record. */
export interface MergeEntry {
  readonly id: number;
  readonly keptId: number;
  readonly goneId: number;
  readonly goneName: string;
  /** `21/11/2026 09:30`. */
  readonly at: string;
  readonly user: string;
  readonly moves: number;
  readonly undone: boolean;
}

interface Props extends SlotProps {
  /** The calls that read and undo merges, and who may make them. Default: those of any entity with `x-merge`. */
  readonly calls?: { readonly past: string; readonly undo: string; readonly rule: Rule };
}

const usual = (of: Resource): NonNullable<Props['calls']> => ({
  past: `merges/${of.name}`,
  undo: `undoMerge/${of.name}`,
  rule: { permission: 'MergeRecords' },
});

/** Records merged into this one in the last 30 days; each merge can be undone. */
export function MergedRecords({ of, record, calls = usual(of) }: Props) {
  const session = useSession();
  const queries = useQueryClient();
  const notify = useNotify();
  const id = record[of.key] as number;
  const { data = [] } = useQuery({
    queryKey: [of.name, 'merges', id],
    enabled: allows(session, calls.rule),
    retry: false,
    queryFn: async () => (await call<MergeEntry[]>(`${calls.past}/${id}`)).json,
  });
  if (!data.length) return null;
  const title = of.title.toLowerCase();

  async function undoIfConfirmed(entry: MergeEntry) {
    const confirmed = await confirm({
      title: t('merge.undoTitle'),
      text: t(entry.moves ? 'merge.undoTextWithRecords' : 'merge.undoText', { name: entry.goneName, title }),
      yes: t('merge.undo'),
      no: t('kit.cancel'),
    });
    if (!confirmed) return;
    try {
      await call(`${calls.undo}/${entry.id}`, { method: 'POST' });
      notify(t('merge.separate', { name: entry.goneName, title }), { type: 'info' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    // Records in any list may have moved.
    await queries.invalidateQueries();
  }

  return (
    <Paper variant="section" component="section" aria-labelledby="merged-records">
      <Typography variant="h3" component="h2" id="merged-records" sx={{ mb: 1.5 }}>
        {t('merge.past', { title })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id}>
            <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{entry.goneName}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[
                entry.at,
                entry.user,
                entry.moves > 0 &&
                  t('merge.moved', { smart_count: entry.moves, count: entry.moves.toLocaleString('en-GB') }),
              ]
                .filter(Boolean)
                .join(', ')}
            </Typography>
            {entry.undone ? (
              <Typography variant="caption">{t('merge.undone')}</Typography>
            ) : session?.view ? null : (
              <Button
                color="inherit"
                variant="outlined"
                aria-label={t('merge.undoOf', { name: entry.goneName })}
                onClick={() => void undoIfConfirmed(entry)}
                sx={{ mt: 0.5 }}
              >
                {t('kit.undo')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
