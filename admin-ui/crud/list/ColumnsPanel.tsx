import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { t } from '../../core/i18n/t.ts';
import { useDense } from './use-dense.ts';
import { useList } from './list-context.ts';

/** Chooses the columns of a list, their order, and the height of rows. */
export function ColumnsPanel() {
  const { of, columns } = useList();
  const [isDense, setDense] = useDense();
  const order = [...columns.shown, ...columns.all.filter((name) => !columns.shown.includes(name))];
  return (
    <Box sx={{ p: 1.5, width: 280, maxHeight: 420, overflow: 'auto' }}>
      {order.map((name) => {
        const at = columns.shown.indexOf(name);
        const { title } = of.fields[name]!;
        return (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              sx={{ flex: 1, ml: -0.5, mr: 0 }}
              control={
                <Checkbox
                  size="small"
                  checked={at >= 0}
                  disabled={at >= 0 && columns.shown.length === 1}
                  onChange={() => columns.toggle(name)}
                />
              }
              label={title}
            />
            {at >= 0 && (
              <>
                <IconButton
                  aria-label={t('kit.moveUp', { title })}
                  disabled={at === 0}
                  onClick={() => columns.move(name, -1)}
                >
                  <ArrowUpwardIcon sx={{ fontSize: 16 }} />
                </IconButton>
                <IconButton
                  aria-label={t('kit.moveDown', { title })}
                  disabled={at === columns.shown.length - 1}
                  onClick={() => columns.move(name, 1)}
                >
                  <ArrowDownwardIcon sx={{ fontSize: 16 }} />
                </IconButton>
              </>
            )}
          </Box>
        );
      })}
      <FormControlLabel
        sx={{ ml: -0.5, mr: 0, pt: 1, mt: 1, width: '100%', borderTop: 1, borderColor: 'divider' }}
        control={<Switch size="small" checked={isDense} onChange={(_, checked) => setDense(checked)} sx={{ mr: 1 }} />}
        label={t('crud.columns.dense')}
      />
      <Button fullWidth color="inherit" onClick={columns.reset} sx={{ mt: 1 }}>
        {t('crud.columns.reset')}
      </Button>
    </Box>
  );
}
