import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../core/i18n/t.ts';
import { focusFirst } from '../../kit/dialogs/focus-first.ts';
import { useRecordForm } from './record-form.ts';

const enumerated = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Says which fields of a saved record are locked, and unlocks them, for example to correct a typing mistake. */
export function LockedFields() {
  const { state, unlockable, unlock } = useRecordForm();
  const id = useId();
  const titles = unlockable.map((name) => state.labelOf(name));
  if (!titles.length) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, color: 'text.secondary' }}>
      <LockOutlinedIcon aria-hidden sx={{ fontSize: 16 }} />
      <Typography id={id} variant="caption" sx={{ flex: 1 }}>
        {t('crud.locked.are', { smart_count: titles.length, fields: enumerated.format(titles) })}
      </Typography>
      <Button
        size="small"
        aria-describedby={id}
        onClick={({ currentTarget: { form } }) => {
          flushSync(unlock);
          focusFirst(form);
        }}
      >
        {t('crud.locked.unlock')}
      </Button>
    </Box>
  );
}
