import { t } from '../i18n/t.ts';

/** Whether the server refused a call, for a reason that its message gives. Trying again does not help. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;

/** Why something could not be loaded: what the server says if it refused, else what may be wrong with it. */
export const whyFailed = (error: unknown): string => (isRefusal(error) ? error.message : t('core.mayBeBusy'));
