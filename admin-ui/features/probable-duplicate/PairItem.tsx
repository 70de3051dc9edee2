import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { hintOf, labelOf } from '../../core/model/label.ts';
import { recordPath } from '../../core/model/record-path.ts';
import type { Resource } from '../../core/model/resource.ts';
import { compared, nameAmong } from '../../crud/compare/compare.ts';
import { CompareTable, fieldWords } from '../../crud/compare/CompareTable.tsx';
import { reasonsOf, similaritySeverity } from '../../crud/duplicates/duplicates.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { t } from './texts.ts';
import { namesOf, type Pair } from './use-pairs.ts';

interface Props {
  readonly of: Resource;
  readonly pair: Pair;
  /** Whether it is the current one, whose fields are shown. */
  readonly isCurrent: boolean;
  readonly onCurrent: () => void;
  readonly onMerge: () => void;
  readonly onDifferent: () => void;
}

/** Two records that look alike: why, what differs, and what to do about it. */
export function PairItem({ of, pair, isCurrent, onCurrent, onMerge, onDifferent }: Props) {
  const { id, score, records } = pair;
  const [one, other] = records;
  return (
    <Box
      component="li"
      tabIndex={0}
      data-pair={id}
      aria-label={t('probableDuplicate.pair', namesOf(of, pair))}
      aria-current={isCurrent || undefined}
      // Not on a press of the mouse: what is pressed would move before it is released.
      onFocus={({ target }) => target.matches(':focus-visible') && onCurrent()}
      onClick={onCurrent}
      sx={{ ...item, ...(isCurrent && current) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          {records.map((record) => (
            <Typography key={String(record[of.key])} sx={{ overflowWrap: 'anywhere' }}>
              <Link
                component={RouterLink}
                to={recordPath(of, record[of.key])!}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 'fontWeightMedium' }}
              >
                {labelOf(of, record)}
              </Link>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {hintOf(of, record)}
              </Box>
            </Typography>
          ))}
        </Box>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <StatusBadge text={t('merge.alike', { percent: score })} severity={similaritySeverity(score)} exact />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {reasonsOf(of, { reasons: pair.reasons })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {of.calls.distinct && (
            <Button variant="outlined" color="inherit" onClick={onDifferent}>
              {t('probableDuplicate.different')}
            </Button>
          )}
          <Button variant={isCurrent ? 'contained' : 'outlined'} aria-haspopup="dialog" onClick={onMerge}>
            {t('probableDuplicate.merge')}
          </Button>
        </Box>
      </Box>
      {isCurrent && (
        <Box sx={{ mt: 1.5 }}>
          <CompareTable
            fields={differing(of, pair)}
            names={[nameAmong(of, one, records), nameAmong(of, other, records)]}
            words={fieldWords}
          />
        </Box>
      )}
    </Box>
  );
}

/** Only what differs is shown, so it needs no mark. */
const differing = (of: Resource, { records: [one, other] }: Pair) =>
  compared(of, one, other)
    .filter(({ differs }) => differs)
    .map((field) => ({ ...field, differs: false }));

const item = {
  p: { xs: 1.5, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const current = { boxShadow: ({ palette }: Theme) => `inset 3px 0 ${palette.primary.main}` } as const;
