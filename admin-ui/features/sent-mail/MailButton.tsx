import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import type { SentMail } from '../../../schemas/generated/sent-mail.gen.ts';
import { t as common } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { shortcut } from '../../core/shortcuts.ts';
import { later } from '../../kit/later.tsx';
import { t } from '../../crud/mail/texts.ts';

const MailDialog = later(() => import('./MailDialog.tsx').then((module) => module.MailDialog));

/** The key that begins a mail, and its name for people and for screen readers. */
const key = { pressed: 'M', aria: 'Shift+M' } as const;

/** Begins a mail from the record whose timeline it is in. */
export function MailButton({ of, record }: SlotProps<Partial<SentMail>>) {
  const [open, setOpen] = useState(false);
  useEffect(() => shortcut(key.pressed, () => setOpen(true)), []);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        title={common('crud.actions.key', { key: key.aria })}
        aria-keyshortcuts={key.aria}
        onClick={() => setOpen(true)}
      >
        {t('mail.new')}
      </Button>
      <Suspense>{open && <MailDialog of={of.name} links={record} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
