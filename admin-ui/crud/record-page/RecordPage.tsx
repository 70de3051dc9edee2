import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState, type ComponentType } from 'react';
import { useGetOne, type HttpError } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { contents } from '../../core/contents.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import type { DialogProps } from '../form/dialog-props.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { ColleagueNotice } from '../live/ColleagueNotice.tsx';
import { useColleagueSave } from '../live/use-colleague-save.ts';
import { WhyNot } from '../access/WhyNot.tsx';
import { ActiveBadge } from '../fields/ActiveBadge.tsx';
import { Value } from '../fields/Value.tsx';
import { labelFields, labelOf } from '../../core/model/label.ts';
import type { Resource, SlotProps, WireRecord } from '../../core/model/resource.ts';
import { allows, allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { afterLoading } from '../../kit/after-loading.ts';
import { later } from '../../kit/later.tsx';
import { useEntityShortcuts } from '../actions/use-entity-shortcuts.ts';
import { HeadActions } from './HeadActions.tsx';
import { FactsTab, type FactGroup } from './FactsTab.tsx';
import { inPlaceOf, type InPlace } from '../in-place/editable.ts';
import { LatestChanges } from './LatestChanges.tsx';
import type { PageTab } from './page-tab.ts';
import { RecordTabs } from './RecordTabs.tsx';
import { TabContent } from './TabContent.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';

const useIsPhone = () => useMediaQuery('(max-width: 640px)');

const PhoneBar = later(() => import('./PhoneBar.tsx').then((module) => module.PhoneBar));
const SaveCards = later(() => import('../actions/SaveCards.tsx').then((module) => module.SaveCards));

export interface PageProps {
  /** Whether to show only the first tab, without a tab bar. */
  readonly single?: boolean;
}

interface Props extends PageProps {
  readonly of: Resource;
  readonly edit?: ComponentType<DialogProps>;
  /** Name of that dialog. Its fields are edited where they stand too. */
  readonly edits?: string;
  readonly facts?: readonly string[];
  readonly tabs: readonly PageTab[];
}

/** The page of one record: its name and status, key facts, and tabs. */
export function RecordPage({ of, edit: Edit, edits, facts = [], tabs: all, single = false }: Props) {
  const { id, tab } = useParams();
  const Timeline = contents().timelines[of.name];
  useEntityShortcuts(of.name);
  const session = useSession();
  const isPhone = useIsPhone();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useGetOne(
    of.name,
    { id: Number(id) },
    { enabled: /^\d{1,10}$/.test(id ?? ''), retry: false },
  );
  const colleague = useColleagueSave(of, data?.[of.key] as number | undefined);
  const base = of.page!.replace('{id}', id!);
  const tabs = all.filter(({ rule, slot }) => slot || !rule || allows(session, rule));
  const current = single ? tabs[0] : tabs.find((one) => one.name === tab);

  if (!/^\d{1,10}$/.test(id ?? '') || (error as HttpError | null)?.status === 404)
    return <Navigate to="/notfound" replace state={{ rule: of.access.read }} />;
  if ((error as HttpError | null)?.status === 422)
    return <Navigate to="/access" replace state={{ rule: of.access.read }} />;
  if (!current) return <Navigate to={`${base}/${tabs[0]!.name}`} replace />;
  if (error && !data) return <LoadFailed text={(error as Error).message} onRetry={() => void refetch()} />;
  const past = tabs.find(({ history }) => history);
  const Aside = of.slots['page.aside'];
  const Notice = of.slots['page.notice'];
  const hasEdit = Edit !== undefined && of.calls.update !== undefined;
  const canEdit = hasEdit && allowsChange(session, of.access.update);
  return (
    <Box
      component="article"
      aria-labelledby="record-title"
      aria-busy={!data}
      sx={{ '@media (max-width: 640px)': { '&[aria-busy="true"] > [data-head] ~ *': afterLoading } }}
    >
      <ColleagueNotice of={of} {...colleague} />
      <Head of={of} record={data} hasEdit={hasEdit} {...(canEdit && { onEdit: () => setEditing(true) })} />
      {isPhone && Timeline && data && (
        <Suspense fallback={<Box sx={{ height: 66 }} />}>
          <PhoneBar of={of} record={data} />
        </Suspense>
      )}
      {Notice && data && <Notice of={of} record={data} />}
      <Facts of={of} names={facts} record={data} />
      {!single && <RecordTabs of={of} id={Number(id)} tabs={tabs} current={current} base={base} />}
      {current.groups ? (
        <Box sx={Timeline ? frame : { display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 3 }}>
          <Box data-facts sx={Timeline ? { gridArea: 'facts', minWidth: 0 } : { flex: 1, minWidth: 0 }}>
            <FactsTab
              of={of}
              groups={
                Timeline
                  ? groupsBeside(of, facts, current.groups, inPlaceOf(of, canEdit ? edits : undefined, data))
                  : current.groups
              }
              record={data}
              isNarrow={Timeline !== undefined}
              {...(canEdit && edits && { edits })}
            />
          </Box>
          {Timeline && (
            <Box data-story sx={{ gridArea: 'story', minWidth: 0, minHeight: { xs: 760, md: 0 }, mb: 3 }}>
              <Suspense fallback={<Loading height={640} />}>
                <Timeline of={of} id={Number(id)} record={data} />
              </Suspense>
            </Box>
          )}
          <Box data-next sx={Timeline ? next : aside}>
            {past && !Timeline && <LatestChanges of={of} id={Number(id)} all={`${base}/${past.name}`} />}
            <Suspense fallback={<Box aria-busy={Timeline !== undefined} />}>
              {Aside && data && <Aside of={of} record={data} />}
            </Suspense>
          </Box>
        </Box>
      ) : (
        <TabContent of={of} tab={current} id={Number(id)} record={data} />
      )}
      {Edit && editing && <Edit open id={Number(id)} onClose={() => setEditing(false)} />}
    </Box>
  );
}

/**
 * The groups without what the head says: name, status among its steps, and facts. A value that is edited where it stands is
 * in its group too.
 */
const groupsBeside = (
  of: Resource,
  facts: readonly string[],
  groups: readonly FactGroup[],
  inPlace: InPlace | null,
): readonly FactGroup[] => {
  const said = new Set([...facts, ...labelFields(of)]);
  const isSaid = (name: string) => said.has(name) || (of.fields[name]!.steps && of.slots['page.status']);
  return groups.map(({ title, fields }) => ({
    title,
    fields: fields.filter((name) => !isSaid(name) || inPlace?.fieldFor(name)),
  }));
};

/**
 * Fields, timeline and what is next: beside each other where there is room for three columns, in two where there is room
 * for two, and one below the other on a telephone.
 */
const frame = {
  // On a telephone, figures come after the story.
  '@media (max-width: 959px)': {
    display: 'flex',
    flexDirection: 'column',
    '& > [data-next]': { display: 'contents' },
    '& > [data-story]': { order: 1 },
    '& [data-figures]': { order: 2 },
    '& > [data-facts]': { order: 3 },
  },
  // What is above the story has its height once it is loaded.
  '@media (max-width: 1199px)': {
    '&:has(> [data-next] [aria-busy="true"]) > :is([data-story], [data-facts])': afterLoading,
  },
  '@media (min-width: 960px)': {
    display: 'grid',
    columnGap: 3,
    alignItems: 'start',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    gridTemplateAreas: '"facts next" "facts story"',
    gridTemplateRows: 'auto 1fr',
  },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: '280px minmax(0, 1fr) 300px',
    gridTemplateAreas: '"facts story next"',
    gridTemplateRows: 'auto',
  },
} as const;

/** The right column. It takes no room while it is empty. */
const next = { gridArea: 'next', minWidth: 0, '& > *': { mb: 2 } } as const;

/** The column beside the fields of a record. It takes no room if it is empty. */
const aside = {
  flex: { lg: '0 0 320px' },
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '&:empty': { display: 'none' },
} as const;

interface PartProps {
  readonly of: Resource;
  /** undefined while it is loading. */
  readonly record: WireRecord | undefined;
}

interface HeadProps extends PartProps {
  /** Whether there is a dialog to edit the record, for those who may. */
  readonly hasEdit: boolean;
  readonly onEdit?: () => void;
}

/** The record's name, its status and its actions. */
function Head({ of, record, hasEdit, onEdit }: HeadProps) {
  const Actions = of.slots['page.actions'];
  const Status = of.slots['page.status'] ?? RecordStatus;
  const isPhone = useIsPhone();
  return (
    <Box data-head sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', minHeight: 36 }}>
      <Typography variant="record" component="h1" id="record-title" sx={{ overflowWrap: 'anywhere' }}>
        {record ? labelOf(of, record) : <Skeleton width={260} />}
      </Typography>
      {record && <Status of={of} record={record} />}
      {record && (
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          {!(isPhone && contents().timelines[of.name]) &&
            contents().recordTools.map((Tool, i) => <Tool key={i} of={of} record={record} />)}
          {Actions && <Actions of={of} record={record} />}
          {of.hasCards && (
            <Suspense fallback={<Box sx={{ width: 34, height: 34 }} />}>
              <SaveCards of={of} ids={[record[of.key] as number]} name={labelOf(of, record)} />
            </Suspense>
          )}
          <HeadActions of={of} record={record} />
          {onEdit && (
            <Button variant="contained" startIcon={<EditOutlinedIcon />} onClick={onEdit}>
              {t('kit.edit')}
            </Button>
          )}
          {hasEdit && <WhyNot action={t('kit.edit')} rule={of.access.update} />}
        </Box>
      )}
    </Box>
  );
}

const Facts = ({ of, names, record }: PartProps & { readonly names: readonly string[] }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 1, mb: 1.5 }}>
    {names.map((name) => (
      <Box key={name} sx={{ minWidth: 96 }}>
        <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
          {of.fields[name]!.title}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 'fontWeightMedium' }}>
          {record ? <Value of={of} name={name} record={record} /> : <Skeleton width={80} />}
        </Typography>
      </Box>
    ))}
  </Box>
);

function RecordStatus({ of, record }: SlotProps) {
  if (typeof record.status === 'string')
    return <StatusBadge text={schemaText(record.status)} meaning={record.status} />;
  return of.hasActive ? <ActiveBadge active={Boolean(record.active)} /> : null;
}
