import { useFormContext } from 'react-hook-form';
import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { schemaText, t } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { useSession } from '../../../core/session/session.ts';
import { keyOf } from '../../../crud/fields/reference.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useLookup, useSource, useSources, type Source } from './use-catalogue.ts';
import { useTitle } from './use-title.ts';

type Props = SlotProps<UserWidget>;

const named = ({ id, name }: Source) => ({ value: id, text: schemaText(name) });
const titled = ({ name, title }: { readonly name: string; readonly title: string }) => ({
  value: name,
  text: schemaText(title),
});

/** Clears what depends on the list or report, and suggests its name as the title. */
function useChosen(sources: readonly Source[], also: readonly string[]) {
  const { setValue } = useFormContext();
  const suggest = useTitle();
  return (chosen: string | number) => {
    for (const name of [...also, 'figure', 'groupBy', 'period']) setValue(name, null, { shouldDirty: true });
    suggest(sources.find(({ id }) => id === chosen)!.name);
  };
}

export function ListField({ record }: Props) {
  const { lists } = useSources();
  const onChosen = useChosen(lists, ['userViewFilter']);
  if (useSource(record).kind !== 'list') return null;
  return <ChoiceField name="viewId" star choices={lists.map(named)} onChosen={onChosen} />;
}

interface Filter {
  readonly id: number;
  readonly filterName: string;
  readonly user: { readonly fullName: string | null } | null;
}

/** The saved filters that the user of the dashboard has for the list, and those that others share with the user. */
export function FilterField({ record }: Props) {
  const { kind, source } = useSource(record);
  const user = keyOf(record.user);
  const view = kind === 'list' && user ? source?.id : undefined;
  const isOwn = useSession()?.profile.id === user;
  const own = useLookup<Filter>(view ? `userViewFiltersbyUser/${view}/${String(user)}` : undefined);
  const shared = useLookup<Filter>(isOwn && view ? `sharedViewFilters/${view}` : undefined);
  if (kind !== 'list' || !source) return null;
  const filters = [...own, ...shared];
  const offered = [
    ...own.map(({ id, filterName }) => ({ value: id, text: filterName })),
    ...shared.map(({ id, filterName, user: by }) => ({ value: id, text: `${filterName} (${by?.fullName ?? ''})` })),
  ];
  return (
    <ChoiceField
      name="userViewFilter"
      choices={[{ value: '', text: t('userWidget.noFilter') }, ...offered]}
      keptAs={(chosen) => filters.find(({ id }) => id === chosen) ?? null}
    />
  );
}

export function ReportField({ record }: Props) {
  const { reports } = useSources();
  const onChosen = useChosen(reports, []);
  if (useSource(record).kind !== 'report') return null;
  return <ChoiceField name="report" star choices={reports.map(named)} onChosen={onChosen} />;
}

const kinds = ['list', 'number', 'bar', 'line', 'pie'] as const;

/** How the list or report is shown; as a line only if it can be grouped by a period. */
export function KindField({ of, record }: Props) {
  const { setValue } = useFormContext();
  const { source } = useSource(record);
  if (!source) return null;
  const hasPeriods = source.groups.some(({ isPeriod }) => isPeriod);
  const choices = kinds
    .filter((kind) => (kind === 'line' ? hasPeriods : kind === 'list' || kind === 'number' || source.groups.length > 0))
    .map((value) => ({ value, text: of.fields.widgetType!.labels![value]! }));
  return (
    <ChoiceField
      name="widgetType"
      usual="list"
      choices={choices}
      onChosen={() => setValue('groupBy', null, { shouldDirty: true })}
    />
  );
}

export function PeriodField({ of, record }: Props) {
  const { source } = useSource(record);
  if (!source?.hasDate || record.widgetType !== 'number') return null;
  const periods = of.fields.period!.values!.map((value) => ({ value, text: schemaText(value) }));
  return <ChoiceField name="period" choices={[{ value: '', text: t('userWidget.noPeriod') }, ...periods]} />;
}

export function FigureField({ record }: Props) {
  const { source } = useSource(record);
  if (!source || (record.widgetType ?? 'list') === 'list' || source.figures.length < 2) return null;
  return <ChoiceField name="figure" usual={source.figures[0]!.name} choices={source.figures.map(titled)} />;
}

export function GroupField({ record }: Props) {
  const { source } = useSource(record);
  const { widgetType } = record;
  if (!source || !['bar', 'line', 'pie'].includes(widgetType ?? '')) return null;
  const groups = source.groups.filter(({ isPeriod }) => widgetType !== 'line' || isPeriod);
  return <ChoiceField name="groupBy" usual={groups[0]?.name} choices={groups.map(titled)} />;
}
