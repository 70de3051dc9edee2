import SupportOutlinedIcon from '@mui/icons-material/SupportOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SupportCase } from '../../../schemas/generated/support-case.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { isCancelled, isTooBig } from '../../core/data/upload.ts';
import { pictureKey } from './picture.ts';
import { later } from '../../kit/later.tsx';

const marking = () => import('./marking/MarkDialog.tsx');
const MarkDialog = later(() => marking().then((module) => module.MarkDialog));
const ReportDialog = later(() => import('../../generated/support-case.gen.tsx').then((module) => module.ReportDialog));

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

/** Takes a screenshot and shows it, uploads it as it was marked, then opens the support case dialog (BEH-006). */
export function SupportButton() {
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [draft, setDraft] = useState<Partial<SupportCase> | null>(null);

  /** Does a step of the report. If it fails, the person can try it again. */
  async function step(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (isCancelled(error)) return;
      const text = isTooBig(error) ? t('supportCase.tooBig') : translate('branchline.supportCase.createFailed');
      notify(text, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  const begin = () =>
    step(async () => {
      // Loads the dialog at the same time.
      const [{ capture }] = await Promise.all([import('./capture/capture.ts'), marking()]);
      setPicture(await capture());
    });

  const send = (marked: HTMLCanvasElement) =>
    step(async () => {
      const { sendPicture } = await import('./send-picture.ts');
      const { file, attachment } = await sendPicture(marked);
      const { attachId, fileName } = attachment;
      queries.setQueryData(pictureKey(attachId), URL.createObjectURL(file));
      setPicture(null);
      setDraft({
        screenshot: { attachId, fileName },
        // A new case has this status, which cannot be changed here (AMB-016).
        status: { id: 1, name: 'NEW' },
        ...lastFailure(),
      });
    });

  return (
    <>
      <IconButton aria-label={t('supportCase.button')} disabled={busy} onClick={() => void begin()}>
        {busy ? <CircularProgress size={20} aria-hidden /> : <SupportOutlinedIcon fontSize="small" />}
      </IconButton>
      <Suspense>
        {picture && (
          <MarkDialog
            picture={picture}
            busy={busy}
            onSend={(marked) => void send(marked)}
            onClose={() => setPicture(null)}
          />
        )}
        {draft && <ReportDialog open defaults={draft} onClose={() => setDraft(null)} />}
      </Suspense>
    </>
  );
}
