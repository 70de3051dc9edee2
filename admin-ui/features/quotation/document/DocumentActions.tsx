import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined';
import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Quotation } from '../../../../schemas/generated/quotation.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { later } from '../../../kit/later.tsx';

const PreviewDialog = later(() =>
  import('../../../kit/files/PreviewDialog.tsx').then((module) => module.PreviewDialog),
);
const SendDialog = later(() => import('./SendDialog.tsx').then((module) => module.SendDialog));

/** Buttons on the page of a quotation: show it as a PDF, and mail it to the customer. */
export function DocumentActions({ of, record }: SlotProps<Quotation>) {
  const session = useSession();
  const [open, setOpen] = useState<'preview' | 'send' | null>(null);
  const close = () => setOpen(null);
  const { quoteVerId, sQuoteNo, versionNo } = record;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PictureAsPdfOutlinedIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen('preview')}
      >
        {t('quotation.document.preview')}
      </Button>
      {allowsChange(session, of.access.update) && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SendOutlinedIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen('send')}
        >
          {t('quotation.document.send')}
        </Button>
      )}
      <Suspense>
        {open === 'preview' && (
          <PreviewDialog
            name={`${t('quotation.document.name', { number: sQuoteNo!, version: versionNo! })}.pdf`}
            contentType="application/pdf"
            path={`quotationpdf/${quoteVerId}`}
            onClose={close}
          />
        )}
        {open === 'send' && <SendDialog record={record} onClose={close} />}
      </Suspense>
    </>
  );
}
