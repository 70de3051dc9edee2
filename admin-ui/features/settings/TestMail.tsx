import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';

interface Outcome {
  readonly severity: AlertColor;
  readonly message: string;
}

/** Sends a mail to the Admin themselves, and shows what the mail server says. */
export function TestMail() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    setOutcome(
      await call<{ sent: boolean; message: string }>('testMail', { method: 'POST', body: {} }).then(
        ({ json: { sent, message } }) => ({ severity: sent ? 'success' : 'warning', message }),
        ({ message }: Error) => ({ severity: 'error', message }),
      ),
    );
    setBusy(false);
  }
  return (
    <Box component="section" aria-labelledby="test-mail" sx={{ mt: 4 }}>
      <Typography id="test-mail" variant="h2" gutterBottom>
        {t('settings.mail.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('settings.mail.about')}</Typography>
      <Button variant="outlined" disabled={busy} onClick={() => void send()}>
        {t(busy ? 'settings.mail.busy' : 'settings.mail.send')}
      </Button>
      <Box
        role="status"
        sx={{ mt: 2 }}
        ref={(box: HTMLElement | null) => void (outcome && box?.scrollIntoView({ block: 'nearest' }))}
      >
        {outcome && <Alert severity={outcome.severity}>{outcome.message}</Alert>}
      </Box>
    </Box>
  );
}
