import AddIcon from '@mui/icons-material/Add';
import EventOutlinedIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import { addDays, now, today } from '../../../core/time/london.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import { PlanDialog, TimeDialog } from './LogDialogs.tsx';
import { whenOf, wordsOf } from './plans.ts';
import { startOn, type Planned } from './read-line.ts';
import { t } from './texts.ts';
import type { Log } from './use-log.ts';

interface Props {
  readonly log: Log;
  /** Called when the user goes back to the line by keyboard. */
  readonly onLeave: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** What was read from the line, each part to be corrected. Arrows lead from part to part, Delete removes a follow-up. */
export function LogChips({ log, onLeave, ref }: Props) {
  const [isTiming, setTiming] = useState(false);
  const [planned, setPlanned] = useState<{ readonly key: string | null; readonly plan: Planned } | null>(null);
  const { types, results, contacts } = log.known;
  const wrong = (field: string) => Object.keys(log.errors).some((name) => name.startsWith(field));
  const tomorrow = addDays(today(), 1);
  return (
    <>
      <Box
        ref={ref}
        role="group"
        aria-label={t('logging.understood')}
        onKeyDown={(event) => move(event, onLeave)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: 1.5,
          minHeight: 32,
          // Large enough to tap.
          '& .MuiChip-root': { height: { xs: 36, sm: 28 } },
        }}
      >
        <ChoiceChip
          title={t('logging.types')}
          label={t('logging.type', { name: log.typeName })}
          choices={types}
          chosen={log.type}
          onChoose={(type) => log.correct({ type: type! })}
        />
        <ChoiceChip
          title={t('logging.contacts')}
          label={t('logging.contact', { name: log.contact?.contactName || t('logging.noResult') })}
          none={t('logging.noContact')}
          choices={contacts}
          chosen={log.contact?.contactId ?? null}
          isWrong={wrong('contact')}
          onChoose={(contact) => log.correct({ contact })}
        />
        <Chip
          clickable
          label={t('logging.when', { when: log.when })}
          color={wrong('start') || wrong('end') ? 'error' : 'default'}
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setTiming(true)}
        />
        <ChoiceChip
          title={t('logging.results')}
          label={t('logging.result', { name: log.result?.name ?? t('logging.noResult') })}
          none={t('logging.noResult')}
          choices={results}
          chosen={log.result?.id ?? null}
          isWrong={wrong('activityResult')}
          onChoose={(result) => log.correct({ result })}
        />
        {log.plans.map(({ key, plan }, i) => (
          <Chip
            key={key}
            clickable
            icon={<EventOutlinedIcon />}
            label={wordsOf(plan, types)}
            aria-label={t('logging.planned', { plan: wordsOf(plan, types) })}
            color={wrong(`followUps.${i}.`) ? 'error' : 'primary'}
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => setPlanned({ key, plan })}
            onDelete={() => {
              log.setPlan(key, null);
              onLeave();
            }}
            sx={{ maxWidth: '100%' }}
          />
        ))}
        <Chip
          clickable
          icon={<AddIcon />}
          label={t('logging.add')}
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() =>
            setPlanned({
              key: null,
              plan: { type: activityTypeKeys.Call, about: '', date: tomorrow, time: startOn(tomorrow, now()) },
            })
          }
        />
        {log.backOn && (
          <Chip label={t('logging.backOn', { when: whenOf(log.backOn, null) })} variant="outlined" color="primary" />
        )}
      </Box>
      {isTiming && (
        <TimeDialog
          at={log.at ?? now()}
          onSave={(at) => {
            log.correct({ at });
            setTiming(false);
          }}
          onClose={() => setTiming(false)}
        />
      )}
      {planned && (
        <PlanDialog
          plan={planned.plan}
          isNew={planned.key === null}
          types={types}
          onSave={(plan) => {
            if (planned.key === null) log.addPlan(plan);
            else log.setPlan(planned.key, plan);
            setPlanned(null);
          }}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  );
}

/** Moves between the parts by arrows; upwards, back to the line. */
function move(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('.MuiChip-clickable')];
  const at = parts.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (to < 0) onLeave();
  else parts[to]?.focus();
}
