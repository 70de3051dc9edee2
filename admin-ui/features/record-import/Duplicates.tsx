import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { Alike, Import, ImportRow, Mapping, RowAction, RowChange } from './calls.ts';
import { t } from './texts.ts';

interface Props {
  readonly record: Import;
  readonly rows: readonly ImportRow[];
  readonly onChange: (changes: readonly RowChange[]) => Promise<void>;
  readonly onAll: (action: RowAction) => Promise<void>;
}

/** The possible duplicates of a page with the reasons, and what is to be done with each, or with all of the file. */
export function Duplicates({ record, rows, onChange, onAll }: Props) {
  const name = nameIn(record);
  return (
    <Paper variant="outlined" component="section" aria-label={t('recordImport.duplicates.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 'fontWeightBold', mr: 'auto' }}>{t('recordImport.duplicates.title')}</Typography>
        <Button size="small" onClick={() => void onAll('skip')}>
          {t('recordImport.duplicates.allSkip')}
        </Button>
        <Button size="small" onClick={() => void onAll('update')}>
          {t('recordImport.duplicates.allUpdate')}
        </Button>
        <Button size="small" onClick={() => void onAll('add')}>
          {t('recordImport.duplicates.allAdd')}
        </Button>
      </Box>
      <Box sx={{ maxHeight: 340, overflow: 'auto' }}>
        {rows
          .filter(({ state }) => state === 'duplicate')
          .map((row) => (
            <Duplicate key={row.rowNo} kind={record.kind} row={row} name={name(row)} onChange={onChange} />
          ))}
      </Box>
    </Paper>
  );
}

interface DuplicateProps {
  readonly kind: string;
  readonly row: ImportRow;
  readonly name: string;
  readonly onChange: Props['onChange'];
}

function Duplicate({ kind, row: { rowNo, alike, action, target }, name, onChange }: DuplicateProps) {
  const several = alike.filter(({ key }) => key !== null).length > 1;
  const choices: readonly RowAction[] = target === null ? ['skip', 'add'] : ['skip', 'update', 'add'];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', md: '240px 1fr auto' },
        alignItems: 'center',
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('recordImport.duplicates.row', { row: String(rowNo) })}: {name}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {alike.map((one) => (
          <li key={one.key ?? `row ${one.rowNo}`}>
            {one.key === null ? (
              t('recordImport.duplicates.fileRow', { row: String(one.rowNo) })
            ) : (
              <>
                <Link component={RouterLink} to={pageOf(kind, one.key)} target="_blank">
                  {one.name}
                </Link>
                {`: ${reasonsOf(one)} `}
                {several && (
                  <Button
                    size="small"
                    aria-pressed={action === 'update' && target === one.key}
                    variant={action === 'update' && target === one.key ? 'outlined' : 'text'}
                    onClick={() => void onChange([{ rowNo, action: 'update', target: one.key! }])}
                  >
                    {t('recordImport.duplicates.updateThis')}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={action}
        aria-label={t('recordImport.duplicates.action', { row: String(rowNo) })}
        onChange={(_, next: RowAction | null) => {
          if (next) void onChange([{ rowNo, action: next, ...(next === 'update' && { target: target! }) }]);
        }}
      >
        {choices.map((choice) => (
          <ToggleButton key={choice} value={choice}>
            {t(`recordImport.duplicates.${choice}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** Address of the page of a record. */
export const pageOf = (kind: string, key: number): string =>
  (summaryOf(kind).page ?? '').replace('{id}', String(key)) || summaryOf(kind).screen || '/';

/** Why two records seem to be the same: `same Customer Name, similar Street`. */
function reasonsOf({ reasons }: Alike): string {
  const of = (match: 'same' | 'similar') => {
    const titles = reasons.filter((one) => one.match === match).map(({ title }) => title);
    return titles.length ? [t(`recordImport.duplicates.${match}`, { fields: titles.join(', ') })] : [];
  };
  return [...of('same'), ...of('similar')].join('; ');
}

/** What a row of the file is called: the cell of the record's name, or its first cells. */
export function nameIn({ kind, headings, mapping }: Import): (row: ImportRow) => string {
  const columns = JSON.parse(headings) as string[];
  const { columns: named = {} } = JSON.parse(mapping) as Mapping;
  const at = columns.indexOf(named[summaryOf(kind).display] ?? '');
  return ({ cells }) => (at < 0 ? cells.filter(Boolean).slice(0, 2).join(' ') : (cells[at] ?? ''));
}
