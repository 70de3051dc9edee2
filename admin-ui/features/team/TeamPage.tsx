import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from './texts.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { usePageShortcuts } from '../../core/shortcuts.ts';
import { SegmentedInput } from '../../kit/fields/SegmentedInput.tsx';
import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { TeamRows } from './TeamRows.tsx';
import { TeamTable } from './TeamTable.tsx';
import {
  figures,
  headOf,
  teamKey,
  useTeam,
  type FigureName,
  type Member,
  type Opened,
  type Team,
  type Week,
} from './team.ts';

const AbsenceDialog = later(() => import('../../generated/absence.gen.tsx').then((module) => module.EditDialog));

const shown = [{ keys: 'm', does: t('team.shortcut') }];

/** What a supervisor's people have promised, done and sold, this week and last. */
export function TeamPage() {
  const [query, setQuery] = useSearchParams();
  const supervisor = Number(query.get('supervisor')) || null;
  const week: Week = query.get('week') === 'last' ? 'last' : 'this';
  const { data, error, refetch } = useTeam(supervisor);
  usePageShortcuts(shown);
  const set = (values: Readonly<Record<string, string | null>>) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(values))
          if (value === null) before.delete(name);
          else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const person = data?.people.find(({ id }) => id === Number(query.get('person')));
  const figure = figures.find((name) => name === query.get('figure'));
  const opened: Opened | null = person && figure ? { person, figure, week } : null;
  return (
    <Box component="section" aria-label={t('team.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {t('team.title')}
        </Typography>
        {data && <Whose team={data} onChoose={(id) => set({ supervisor: id, person: null, figure: null })} />}
        <SegmentedInput
          label={t('team.weeks')}
          value={week}
          choices={[
            ['this', t('team.week.this')],
            ['last', t('team.week.last')],
          ]}
          onChange={(next) => set({ week: next === 'last' ? next : null })}
        />
      </Box>
      {error ? (
        <LoadFailed text={t('team.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading height={320} />
      ) : (
        <Shown
          team={data}
          week={week}
          opened={opened}
          onOpen={(one, name) => {
            const isOpen = opened?.person.id === one.id && opened.figure === name;
            set(isOpen ? { person: null, figure: null } : { person: String(one.id), figure: name });
          }}
          onClose={() => set({ person: null, figure: null })}
        />
      )}
    </Box>
  );
}

interface WhoseProps {
  readonly team: Team;
  readonly onChoose: (id: string) => void;
}

/** People who manage users choose whose team they see. */
function Whose({ team, onChoose }: WhoseProps) {
  const { supervisor, supervisors } = team;
  const others = supervisors.some(({ id }) => id === supervisor.id) ? supervisors : [supervisor, ...supervisors];
  if (supervisors.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={t('team.supervisor')}
      value={String(supervisor.id)}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ minWidth: 180 }}
    >
      {others.map(({ id, fullName }) => (
        <MenuItem key={id} value={String(id)}>
          {fullName}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ShownProps {
  readonly team: Team;
  readonly week: Week;
  readonly opened: Opened | null;
  readonly onOpen: (person: Member, figure: FigureName) => void;
  readonly onClose: () => void;
}

function Shown({ team, week, opened, onOpen, onClose }: ShownProps) {
  const queries = useQueryClient();
  const [absence, setAbsence] = useState<{ readonly id?: number; readonly defaults?: WireRecord } | null>(null);
  if (!team.people.length)
    return (
      <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{t('team.none')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('team.noneHelp')}</Typography>
      </Paper>
    );
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(`team.days.${week}`, team.weeks[week])}
      </Typography>
      <TeamTable
        team={team}
        week={week}
        opened={opened}
        onOpen={onOpen}
        onAway={({ id, fullName, away }) =>
          setAbsence(away ? { id: away.id } : { defaults: { user: { id, fullName } } })
        }
      >
        {opened && (
          <TeamRows
            key={`${opened.person.id} ${opened.figure} ${week}`}
            opened={opened}
            people={team.people}
            title={t('team.rowsTitle', { name: opened.person.fullName, figure: headOf(opened.figure, week) })}
            onClose={onClose}
          />
        )}
      </TeamTable>
      {absence && (
        <Suspense>
          <AbsenceDialog
            open
            {...absence}
            onClose={() => {
              setAbsence(null);
              void queries.invalidateQueries({ queryKey: teamKey });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
