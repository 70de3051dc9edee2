import { opener } from './opener.ts';

/** The help of the page, which the settings menu and the top bar open. */
export const help = opener();

/** What the settings menu opens. */
export const account = {
  look: opener(),
  logo: opener(),
  notifications: opener(),
  email: opener(),
  password: opener(),
  secondFactor: opener(),
};
