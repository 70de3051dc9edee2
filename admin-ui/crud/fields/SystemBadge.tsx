import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { t } from '../../core/i18n/t.ts';
import type { ResourceSummary, WireRecord } from '../../core/model/resource.ts';
import { hinted } from '../../kit/hints/hinted.ts';

interface Props {
  readonly of: ResourceSummary;
  readonly record: WireRecord;
}

/** Marks an entry that the product depends on, and says what for. Shows nothing for other entries. */
export function SystemBadge({ of: { coded, key }, record }: Props) {
  if (!coded?.keys.includes(record[key] as number)) return null;
  const why = coded.for ? t('crud.entry.systemFor', { what: coded.for }) : t('crud.entry.systemWhy');
  return (
    <Box component="span" {...hinted(why)} sx={badge}>
      <LockOutlinedIcon aria-hidden sx={{ fontSize: 13 }} />
      {t('crud.entry.system')}
    </Box>
  );
}

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.75,
  height: 20,
  flexShrink: 0,
  verticalAlign: 'middle',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  fontSize: 'sizes.caption',
  fontWeight: 'fontWeightMedium',
  color: 'text.secondary',
} as const;
