import type { ComponentProps } from 'react';
import { t } from '../../core/i18n/t.ts';
import { PlainField } from './AuthFrame.tsx';

/** The six digits that the app shows. Telephones offer digits, and password managers the code. */
export const CodeField = (props: Pick<ComponentProps<typeof PlainField>, 'value' | 'onChange' | 'error'>) => (
  <PlainField
    id="factor-code"
    label={t('app.secondFactor.code')}
    help={t('app.secondFactor.codeHelp')}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus
    {...props}
  />
);
