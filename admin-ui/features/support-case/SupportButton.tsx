import SupportOutlinedIcon from '@mui/icons-material/SupportOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SupportCase } from '../../generated/support-case/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { uploadProgress } from '../../core/data/upload-progress.ts';
import { pictureKey } from './picture.ts';

const ReportDialog = lazy(() =>
  import('../../generated/support-case/dialogs.gen.tsx').then((module) => ({ default: module.ReportDialog })),
);

/** The last failed call as fields of a support case, cut to their lengths. */
function lastFailure() {
  const { lastEP, epPayload, epError, errorCode, datetime } = failedLoads.last() ?? {};
  return {
    ...(lastEP && { lastEP: lastEP.slice(0, 300) }),
    ...(epPayload && { epPayload: epPayload.slice(0, 4000) }),
    ...(epError && { epError: epError.slice(0, 4000) }),
    errorCode: errorCode ?? null,
    datetime: datetime ?? null,
  };
}

/** Takes a screenshot, uploads it and opens the support case dialog (BEH-006). */
export function SupportButton() {
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [draft, setDraft] = useState<Partial<SupportCase> | null>(null);

  async function begin() {
    setBusy(true);
    uploadProgress.tell(t('supportCase.capturing'), 0);
    try {
      const { capture, send } = await import('./capture.ts');
      const picture = await capture();
      const { attachId, fileName } = await send(picture);
      queries.setQueryData(pictureKey(attachId), URL.createObjectURL(picture));
      setDraft({
        screenshot: { attachId, fileName },
        // A new case has this status, which cannot be changed here (AMB-016).
        status: { id: 1, name: 'NEW' },
        ...lastFailure(),
      });
    } catch (error) {
      uploadProgress.clear();
      const { message } = error as Error;
      const isBig = /exceeds the configured maximum/.test(message);
      notify(isBig ? t('supportCase.tooBig') : translate('branchline.supportCase.createFailed'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Tooltip title={t('supportCase.button')}>
        <span>
          <IconButton aria-label={t('supportCase.button')} disabled={busy} onClick={() => void begin()}>
            {busy ? <CircularProgress size={20} aria-hidden /> : <SupportOutlinedIcon fontSize="small" />}
          </IconButton>
        </span>
      </Tooltip>
      {draft && (
        <Suspense>
          <ReportDialog open defaults={draft} onClose={() => setDraft(null)} />
        </Suspense>
      )}
    </>
  );
}
