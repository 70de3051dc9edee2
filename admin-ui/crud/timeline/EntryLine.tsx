import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from '../../core/i18n/timeline-texts.ts';
import { labelOf } from '../../core/model/label.ts';
import { textOf } from '../../core/model/values.ts';
import type { Resource } from '../../core/model/resource.ts';
import { KindMark } from '../../kit/KindMark.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Value } from '../fields/Value.tsx';
import { useRecordPage } from '../fields/use-record-page.ts';
import { HistorySentence } from '../record-page/HistorySentence.tsx';
import { OldAndNew, shownValue } from '../record-page/OldAndNew.tsx';
import { titleOfChange, type HistoryEntry } from '../../core/data/history.ts';
import { EntryText } from './EntryText.tsx';
import { timeOf, type EntryKind, type TimelineEntry } from './entry-kind.ts';

interface Props {
  /** The entity and the key of the record whose timeline it is. */
  readonly of: Resource;
  readonly id: number;
  readonly entry: TimelineEntry;
  /** Missing for a change of the record itself. */
  readonly kind: EntryKind | undefined;
}

/** An entry: its icon, what it is, who did it and when. */
export function EntryLine({ of, id, entry, kind }: Props) {
  const name = entry.by?.fullName ?? '';
  const time = timeOf(entry);
  return (
    <Box
      component="li"
      data-entry={`${entry.kind} ${entry.id}`}
      tabIndex={-1}
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', borderRadius: 1 },
      }}
    >
      <KindMark icon={kind?.icon ?? HistoryIcon} tint={kind?.tint} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {kind ? <RecordLine of={of} id={id} entry={entry} kind={kind} /> : <ChangeLine of={of} entry={entry} />}
        <Typography
          variant="caption"
          component="div"
          title={t('timeline.by', { when: entry.at, name })}
          sx={{ color: 'text.secondary' }}
        >
          {[...(kind ? [name] : []), time].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

function RecordLine({ of, id, entry, kind }: Props & { readonly kind: EntryKind }) {
  const summary = summaryOf(kind.name);
  const record = entry.record ?? {};
  const page = useRecordPage(kind.name, entry.id);
  const shown = { fields: kind.fields, slots: {} };
  // The page says whose timeline it is; its line need not say so again.
  const isOwn = (field: string) => kind.under[field] === of.name && record[field]?.[of.key] === id;
  const label = labelOf(summary, record) || summary.title;
  /** What its name says already, as in “Site visit (Grant Sutherland)”, is not said again. */
  const isSaid = (value: string) => label.toLowerCase().includes(value.toLowerCase());
  const values = kind.shows.filter((field) => {
    const value = textOf(shown, field, record);
    return value && !isOwn(field) && !isSaid(value);
  });
  const text = kind.text ? textOf(shown, kind.text, record) : '';
  return (
    <>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
          {summary.title}
        </Box>
        <Box component="span" sx={{ fontWeight: 'fontWeightMedium', mr: 1 }}>
          {page ? <PageLink to={page}>{label}</PageLink> : label}
        </Box>
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          {values.map((field) => (
            <span key={field}>
              <Value of={shown} name={field} record={record} />
            </span>
          ))}
        </Box>
      </Typography>
      {text && <EntryText text={text} />}
    </>
  );
}

function ChangeLine({ of, entry }: Pick<Props, 'of' | 'entry'>) {
  const { action = 'update', changes = [], id, at, by } = entry;
  const history: HistoryEntry = { id, at, action, changes, user: by ?? { id: null, fullName: '' } };
  return (
    <>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        <HistorySentence of={of} entry={history} withFields />
      </Typography>
      {changes.map((change) => (
        <Typography key={change.field} component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {titleOfChange(of, change)}:
          </Box>{' '}
          {action === 'merge' ? shownValue(change.new) : <OldAndNew of={of} change={change} />}
        </Typography>
      ))}
    </>
  );
}
