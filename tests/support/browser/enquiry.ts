import type { Locator } from '@playwright/test';
import { choose } from './fixtures.ts';

/** A building site and what is wanted there, as it is typed. */
export interface Site {
  readonly oppDescription: string;
  readonly address1: string;
  readonly address2: string;
  readonly address3: string;
  readonly postCode: string;
}

/** Types into a field and leaves it. */
export async function type(dialog: Locator, label: string, text: string) {
  const field = dialog.getByRole('textbox', { name: label, exact: true });
  await field.fill(text);
  await field.press('Tab');
}

/** Fills in the site of an enquiry in its dialog, in Sheffield. */
export async function fillSite(dialog: Locator, site: Site) {
  await type(dialog, 'Description', site.oppDescription);
  await type(dialog, 'House', site.address1);
  await type(dialog, 'Street', site.address2);
  await type(dialog, 'Sub Area', site.address3);
  await type(dialog, 'Post Code', site.postCode);
  await choose(dialog, 'City/Town', 'Sheffield');
}
