import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { connection, useConnection } from '../../core/data/connection.ts';
import { t } from '../../core/i18n/t.ts';

/** Says that the device is offline or the server does not answer, until the connection is back. */
export function ConnectionStrip() {
  const state = useConnection();
  const [busy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    await connection.retry();
    setBusy(false);
  }
  return (
    <div role="status">
      {state !== 'online' && (
        <Alert
          severity="warning"
          role="presentation"
          sx={{ borderRadius: 0, py: 0, alignItems: 'center', flexShrink: 0 }}
          action={
            <Button color="inherit" loading={busy} onClick={() => void retry()}>
              {t('kit.tryAgain')}
            </Button>
          }
        >
          <strong>{t(`app.connection.${state}`)}</strong> {t('app.connection.kept')}
        </Alert>
      )}
    </div>
  );
}
