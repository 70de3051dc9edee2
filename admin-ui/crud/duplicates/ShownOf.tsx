import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { FoundDuplicates } from './duplicates.ts';

/** Says that only the most similar duplicates are shown, if there are more (AMB-111). */
export const ShownOf = ({ found: { rows, total } }: { readonly found: FoundDuplicates }) =>
  rows.length < total && (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', my: 1 }}>
      {t('crud.duplicates.mostSimilar', { count: rows.length, total })}
    </Typography>
  );
