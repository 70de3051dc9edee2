import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { failedLoads, useFailedLoads } from '../../core/data/failed-loads.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';

/** Shows failed loads: a strip under the top bar, and a dialog that lists them (BEH-008). */
export function ErrorStrip() {
  const loads = useFailedLoads();
  const [viewing, setViewing] = useState(false);
  if (!loads.length) return null;
  const clear = () => {
    setViewing(false);
    failedLoads.clear();
  };
  return (
    <>
      <Alert
        severity="error"
        role="alert"
        // On a telephone, the buttons are below the text.
        sx={{
          borderRadius: 0,
          py: 0,
          alignItems: 'center',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          '& .MuiAlert-message': { flex: '1 1 240px' },
        }}
        action={
          <Stack direction="row" spacing={1}>
            {loads.some(({ retry }) => retry) && (
              <Button color="inherit" onClick={failedLoads.retry}>
                {t('kit.tryAgain')}
              </Button>
            )}
            <Button color="inherit" onClick={() => setViewing(true)}>
              {t('app.errors.view')}
            </Button>
            <Button color="inherit" onClick={clear}>
              {t('app.errors.clear')}
            </Button>
          </Stack>
        }
      >
        {t('app.errors.strip')}
      </Alert>
      <DialogFrame
        open={viewing}
        title={t('app.errors.title')}
        width={560}
        onClose={() => setViewing(false)}
        actions={
          <>
            <Button variant="outlined" color="inherit" onClick={clear}>
              {t('app.errors.clearAll')}
            </Button>
            <Button variant="contained" onClick={() => setViewing(false)}>
              {t('app.errors.ok')}
            </Button>
          </>
        }
      >
        <Stack spacing={1}>
          {loads.map((load) => (
            <Alert key={load.id} severity="error">
              <AlertTitle sx={{ m: 0 }}>{load.message}</AlertTitle>
            </Alert>
          ))}
        </Stack>
      </DialogFrame>
    </>
  );
}
