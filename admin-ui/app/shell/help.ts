import { opener } from './opener.ts';

/** The help of the page, which the account menu and the top bar open. */
export const help = opener();
