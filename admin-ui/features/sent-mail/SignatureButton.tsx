import Link from '@mui/material/Link';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { call } from '../../core/data/http.ts';
import type { FieldInfo } from '../../core/model/resource.ts';
import { FieldsDialog } from '../../crud/form/FieldsDialog.tsx';
import { t } from '../../crud/mail/texts.ts';

const fields: Readonly<Record<string, FieldInfo>> = {
  mailSignature: {
    title: t('mail.signatureTitle'),
    description: t('mail.signatureHelp'),
    type: 'string',
    format: 'text',
    maxLength: 1000,
  },
};

/** Changes the signature of the user's own mails. */
export function SignatureButton() {
  const notify = useNotify();
  const [own, setOwn] = useState<string | null>();
  const open = () =>
    call<User>('user/profile').then(
      ({ json }) => setOwn(json.mailSignature ?? null),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  return (
    <>
      <Link component="button" type="button" variant="caption" sx={{ minHeight: 24 }} onClick={() => void open()}>
        {t('mail.signature')}
      </Link>
      {own !== undefined && (
        <FieldsDialog
          title={t('mail.signatureTitle')}
          draft="mail.signature"
          width={480}
          fields={fields}
          layout={() => [['mailSignature']]}
          initial={{ mailSignature: own }}
          check={() => ({})}
          onSave={async ({ mailSignature }) => {
            await call('updateUser', { method: 'PUT', body: { mailSignature } });
            notify(t('mail.signatureSaved'), { type: 'success' });
            setOwn(undefined);
          }}
          onClose={() => setOwn(undefined)}
        />
      )}
    </>
  );
}
