import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { nothing } from '../../core/model/values.ts';
import type { WindowedColumn } from '../tables/column.ts';

export type Fact<T> = Pick<WindowedColumn<T>, 'title' | 'text'>;

interface Props<T> {
  /** Heading: what was chosen. */
  readonly title: string;
  readonly facts: readonly Fact<T>[];
  readonly record: T | undefined;
}

/** Facts about the chosen record, below the table it is chosen from. */
export function ChosenFacts<T>({ title, facts, record }: Props<T>) {
  if (!record)
    return (
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        {t(/^[aeiou]/i.test(title) ? 'kit.facts.chooseVowel' : 'kit.facts.choose', { title: title.toLowerCase() })}
      </Typography>
    );
  return (
    <Box
      component="dl"
      aria-label={t('kit.facts.chosen', { title: title.toLowerCase() })}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' }, gap: 1.5, m: 0, mt: 2 }}
    >
      {facts.map(({ title: name, text }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {text(record) || nothing}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
