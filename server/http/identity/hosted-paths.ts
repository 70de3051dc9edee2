import { IdentityError } from '../../services/identity/identity-error.ts';

/** Addresses of the hosted identity service, with or without its host. */
const hosted =
  /^\/((identitytoolkit|securetoken)\.googleapis\.com|v[12]\/(accounts|token|projects|recaptcha\w*))(?=[/:?]|$)/i;

/** What the hosted service answers at an address that it does not have; null if the address is not one of its own. */
export const hostedNotFound = (originalUrl: string): IdentityError | null =>
  hosted.test(originalUrl) ? new IdentityError('Method not found.', 404, null, 'notFound') : null;
