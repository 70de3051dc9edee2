import Box from '@mui/material/Box';
import type { HistoryEntry } from '../../core/data/history.ts';
import { t } from '../../core/i18n/t.ts';
import type { FieldInfo, Resource } from '../../core/model/resource.ts';
import { nothing } from '../../core/model/values.ts';

interface ChangeProps {
  readonly of: Pick<Resource, 'title' | 'fields'>;
  readonly change: HistoryEntry['changes'][number];
}

/** The old and the new value of a changed field. */
export const OldAndNew = ({ of, change }: ChangeProps) => (
  <>
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {shownValue(change.old, of.fields[change.field]?.labels)}
    </Box>{' '}
    →{' '}
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 'fontWeightMedium' }}>
      {shownValue(change.new, of.fields[change.field]?.labels)}
    </Box>
  </>
);

/** A value of a history. */
export const shownValue = (value: unknown, labels: FieldInfo['labels'] = {}): string =>
  value === null || value === undefined || value === ''
    ? nothing
    : value === true
      ? t('kit.yes')
      : value === false
        ? t('kit.no')
        : (labels[String(value)] ?? String(value));
