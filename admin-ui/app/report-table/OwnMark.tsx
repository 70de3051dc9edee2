import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import type { AnswerTableProps } from './report-table-props.ts';
import { isOwnBranch } from './own-branch.ts';

/** Marks the row of the user's own branch, in statistics by branch. */
export const OwnMark = ({ of, columns, row }: Pick<AnswerTableProps, 'of' | 'columns'> & { row: WireRecord }) =>
  of === null &&
  isOwnBranch(columns[0]!, row) && (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
      {t('kit.own')}
    </Typography>
  );
