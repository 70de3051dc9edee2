import type { ComponentProps } from 'react';
import { PlainField } from './AuthFrame.tsx';

interface Props extends Omit<ComponentProps<typeof PlainField>, 'type' | 'autoComplete'> {
  /** Whether it is a new password, for which a password manager offers one. */
  readonly isNew?: boolean;
}

export const PasswordField = ({ isNew = false, ...props }: Props) => (
  <PlainField {...props} type="password" autoComplete={isNew ? 'new-password' : 'current-password'} />
);
