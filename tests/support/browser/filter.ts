import type { Page } from '@playwright/test';
import { api, expect, rows, signIn, unique } from './fixtures.ts';

export const chooser = (page: Page) => page.getByRole('dialog', { name: 'Saved filters' });
export const favourites = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Favourites' });

export const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

/** Signs in as a user whose lists have their default columns and no saved filters: removes those of the demo data. */
export async function begin(page: Page) {
  await signIn(page, 'internal');
  for (const { id: view } of await api<any[]>(page, 'GET', 'dbviews')) {
    await api(page, 'GET', `reseCurrenttUserViewFields/${view}`);
    for (const { id } of await api<any[]>(page, 'GET', `userViewFilters/${view}/`))
      await api(page, 'DELETE', `delUserViewFilter/${id}`);
  }
}

export async function openList(page: Page, path = '/customers') {
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}

export async function openForm(page: Page, button = 'New filter') {
  await page.getByRole('search').getByRole('button', { name: 'Saved filters' }).click();
  await chooser(page).getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog', { name: 'New filter' });
  await expect(form.getByRole('textbox', { name: 'Filter name' })).toBeVisible();
  return form;
}

/** Makes a filter of the customer list through the API. */
export const make = (page: Page, more: object = {}) =>
  api(page, 'POST', 'userViewFilter', {
    filterName: unique('Scots'),
    dbview: 1,
    conditions: [{ dbField: 'postCode', condition: 'starts with', value: 'G' }],
    ...more,
  });

/** Removes the filters that these tests made: a default one would change the lists of later tests. */
export async function leaveNone({ page }: { readonly page: Page }) {
  const signedIn = await page.evaluate(() => localStorage.getItem('branchline.session') !== null).catch(() => false);
  if (!signedIn) return;
  for (const view of [1, 3])
    for (const { id } of await api<any[]>(page, 'GET', `userViewFilters/${view}/`))
      await api(page, 'DELETE', `delUserViewFilter/${id}`);
}
