import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { FactorStep } from '../../core/session/factor-steps.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ step }: { readonly step: Extract<FactorStep, { kind: 'recoveryCodes' }> }) {
  const { email, codes, close } = step;
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify(t('app.secondFactor.copied'), { type: 'success' }),
      () => notify(t('app.secondFactor.copyFailed'), { type: 'error' }),
    );
  const file = `${t('app.secondFactor.file', { email })}\n\n${codes.join('\n')}\n`;
  return (
    <DialogFrame
      open
      title={t('app.secondFactor.recoveryTitle')}
      width={460}
      actions={
        <>
          <Button
            component="a"
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="branchline-recovery-codes.txt"
          >
            {t('app.secondFactor.download')}
          </Button>
          <Button variant="outlined" color="inherit" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
            {t('app.secondFactor.copy')}
          </Button>
          <Button variant="contained" onClick={close}>
            {t('app.secondFactor.go')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('app.secondFactor.recoveryText')}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1,
          listStyle: 'none',
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </DialogFrame>
  );
}
