import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordImport } from '../../../schemas/generated/record-import.gen.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { act, sendMapping, type Import, type Mapping } from './calls.ts';
import { CheckRows } from './CheckRows.tsx';
import { ImportResult } from './ImportResult.tsx';
import { MatchColumns } from './MatchColumns.tsx';
import { count, useImport, type Sending } from './use-import.ts';
import { t } from './texts.ts';

/** An import at the step that it has come to. The work of each step goes on when the page is left. */
export default function ImportTab({ record }: SlotProps<RecordImport>) {
  return <Steps key={record.id} known={record as Import} />;
}

function Steps({ known }: { readonly known: Import }) {
  const { record, send, isSending } = useImport(known);
  const [matches, setMatches] = useState(false);
  const [corrects, setCorrects] = useState(false);
  const { id, status, running } = record;
  const navigate = useNavigate();
  const isChecking = status === 'Checking' || status === 'Checked';
  const isMatching = status === 'Matching' || (isChecking && matches);
  const shows = { record, send, isSending };
  async function discard() {
    const question = {
      title: t('recordImport.check.discardTitle'),
      text: t('recordImport.check.discardText'),
      yes: t('kit.discard'),
      no: t('kit.cancel'),
      destroys: true,
    };
    if ((await confirm(question)) && (await send(() => act(id, 'discard')))) void navigate('/imports');
  }
  if (status === 'Discarded') return <Alert severity="info">{t('recordImport.result.discarded')}</Alert>;
  if (status === 'Reading') return <Alert severity="warning">{t('recordImport.result.reading')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>
      <Stepper
        aria-label={t('recordImport.steps.label')}
        activeStep={isMatching ? 0 : isChecking ? 1 : status === 'Imported' ? 3 : 2}
        sx={{ maxWidth: 640 }}
      >
        {(['match', 'check', 'import'] as const).map((step) => (
          <Step key={step}>
            <StepLabel>{t(`recordImport.steps.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {(isChecking || status === 'Matching') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isChecking && !matches && <Button onClick={() => setMatches(true)}>{t('recordImport.check.back')}</Button>}
          <Button color="inherit" onClick={() => void discard()}>
            {t('kit.discard')}
          </Button>
        </Box>
      )}
      {!isMatching && <Work record={record} send={send} />}
      {isMatching ? (
        <MatchColumns
          {...shows}
          send={async (change) => {
            const next = await send(change);
            if (next) setMatches(false);
            return next;
          }}
        />
      ) : isChecking || corrects ? (
        <CheckRows
          {...shows}
          send={async (change) => {
            const next = await send(change);
            if (next) setCorrects(false);
            return next;
          }}
        />
      ) : (
        !running &&
        ['Imported', 'Undone'].includes(status) && (
          <ImportResult record={record} send={send} onCorrect={() => setCorrects(true)} />
        )
      )}
    </Box>
  );
}

/** What is being done, how far it is, and how to stop it or go on. */
function Work({ record, send }: { readonly record: Import; readonly send: Sending }) {
  const { id, status, running, problem, rowCount, checkedCount, passedCount, addedCount, updatedCount } = record;
  const { undoneCount, keptCount, skippedCount, refusedCount } = record;
  const undoing = status === 'Undoing';
  const importing = status === 'Importing';
  if (!undoing && !importing && status !== 'Checking') return null;
  const [done, total] = undoing
    ? [undoneCount + keptCount, addedCount + updatedCount]
    : [importing ? passedCount : checkedCount, rowCount];
  const title = t(
    undoing ? 'recordImport.run.undoing' : importing ? 'recordImport.run.importing' : 'recordImport.check.checking',
  );
  const named = (name: 'added' | 'updated' | 'skipped' | 'refused' | 'undone' | 'kept', number: number) =>
    number ? [t(`recordImport.run.${name}`, { count: count(number) })] : [];
  const outcomes = undoing
    ? [...named('undone', undoneCount), ...named('kept', keptCount)]
    : importing
      ? [
          ...named('added', addedCount),
          ...named('updated', updatedCount),
          ...named('skipped', skippedCount),
          ...named('refused', refusedCount),
        ]
      : [];
  const goOn = () =>
    undoing ? act(id, 'undo') : importing ? act(id, 'start') : sendMapping(id, JSON.parse(record.mapping) as Mapping);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[t('recordImport.run.done', { done: count(done), total: count(total) }), ...outcomes].join(' · ')}
        </Typography>
        {running ? (
          <Button onClick={() => void send(() => act(id, 'stop'))}>{t('recordImport.check.stop')}</Button>
        ) : (
          <Button variant="contained" onClick={() => void send(goOn)}>
            {t('recordImport.check.goOn')}
          </Button>
        )}
      </Box>
      <LinearProgress variant="determinate" aria-label={title} value={total ? (100 * done) / total : 0} />
      {running ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('recordImport.check.goesOn')}</Typography>
      ) : (
        <Alert severity="warning">{[t('recordImport.check.stopped'), problem].filter(Boolean).join(' ')}</Alert>
      )}
    </Box>
  );
}
