import type { Page } from '@playwright/test';
import { canonical } from '../../generators/admin-ui/resource.ts';
import { loadModel, type Entity, type List } from '../../generators/model/index.ts';
import { api, expect, go, rows, signIn, test } from '../support/browser/fixtures.ts';

const lists = loadModel('schemas').entities.flatMap((of) =>
  of.lists.filter(({ screen }) => screen).map((list) => ({ of, list })),
);

/** Lists whose rows can be changed or deleted together, and the trash, from which they are restored. */
const canBeSelected = ({ name, routes }: Entity) =>
  name === 'trash' || routes.some(({ operation }) => operation === 'bulk');

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });
const firstBox = (page: Page) => rows(page).first().getByRole('checkbox');

/** Gives a list that has less than two rows two of its own, so that each list can be paged. */
async function fill(page: Page, { key, display, routes, fields }: Entity, { where }: List) {
  const [list, filter] = (['list', 'filter'] as const).map((one) => canonical({ routes } as Entity, one)?.path);
  const { id: user } = await api(page, 'GET', 'user/profile');
  const known = Object.fromEntries(
    Object.entries(where).map(([name, value]) => [name, value === '$user' ? user : value]),
  );
  const found = await api<unknown[]>(
    page,
    'GET',
    `${list}?range=[0,1]&filter=${encodeURIComponent(JSON.stringify(known))}`,
  );
  if (found.length > 1) return;
  const made = [1, 2].map((id) => ({
    ...Object.fromEntries(
      fields.map(({ name, type, format, values }) => [
        name,
        type === 'refs' ? [] : type !== 'string' || format ? null : (values?.[0] ?? `Row ${id}`),
      ]),
    ),
    [display]: `Row ${id}`,
    [key]: id,
  }));
  await page.route(new RegExp(`/v1/${list}\\?`), (route) => {
    const [first, last] = JSON.parse(new URL(route.request().url()).searchParams.get('range') ?? '[0,1]');
    return route.fulfill({
      json: made.slice(first, last + 1),
      headers: { 'content-range': `rows ${first}-${Math.min(last, 1)}/2` },
    });
  });
  if (filter)
    await page.route(new RegExp(`/v1/${filter.split('/')[0]}/`), (route) =>
      route.fulfill({ json: { rows: made.slice(0, 1), total: 2 } }),
    );
}

/** Opens a list with one row on a page, so that each list has pages. */
async function open(page: Page, { screen }: List) {
  await go(page, `${screen}?perPage=1`);
  await expect(page).toHaveURL(new RegExp(`${screen}\\?`));
  await expect(rows(page)).toHaveCount(1);
}

async function tick(page: Page) {
  await firstBox(page).check();
  await expect(bar(page)).toContainText('1 selected');
}

/** Expects that a step ends the selection, for good: with the rows as before, none is selected. */
async function ends(page: Page, step: () => Promise<unknown>, back?: () => Promise<unknown>) {
  await tick(page);
  await step();
  await expect(bar(page)).toBeHidden();
  await back?.();
  await expect(firstBox(page)).not.toBeChecked();
  await expect(bar(page)).toBeHidden();
}

/** What ends a selection or keeps it, and how a person does it. */
const walk = {
  async paging(page: Page) {
    await tick(page);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(bar(page)).toContainText('1 selected, 1 of them on other pages');
    await expect(firstBox(page)).not.toBeChecked();
    await page.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(firstBox(page)).toBeChecked();
    await expect(bar(page)).not.toContainText('on other pages');
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar(page)).toBeHidden();
  },

  async sorting(page: Page, { sorts, sort, columns }: List) {
    const by = columns.find((name) => sorts.includes(name) && name !== sort.field);
    if (!by) return false;
    await tick(page);
    await page.locator(`th[data-column="${by}"]`).getByRole('button').first().click();
    await expect(page).toHaveURL(new RegExp(`sort=${by}\\b`));
    await expect(rows(page)).toHaveCount(1);
    await expect(bar(page)).toContainText('1 selected');
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar(page)).toBeHidden();
  },

  async search(page: Page) {
    const box = page.getByRole('main').getByRole('searchbox');
    await ends(
      page,
      () => box.fill('e'),
      async () => {
        await box.fill('');
        await expect(page).toHaveURL(/filter=%7B%7D/);
      },
    );
  },

  async filter(page: Page, { filters }: List, { fields }: Entity) {
    if (!filters.length) return false;
    const field = fields.find(({ name }) => name === filters[0])!;
    await ends(
      page,
      async () => {
        await page.getByRole('search').getByRole('button', { name: field.title, exact: true }).click();
        const choice = page.locator('[role=option], [role=menuitem], [role=menuitemcheckbox]').first();
        const entry = page.getByRole('presentation').getByRole('textbox', { name: field.title, exact: true });
        await choice.or(entry).first().waitFor();
        if (await choice.isVisible()) return choice.click();
        await entry.fill('1');
        await entry.press('Enter');
      },
      async () => {
        await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
        await expect(rows(page)).toHaveCount(1);
      },
    );
  },

  async savedFilter(page: Page, list: List) {
    const { viewId } = list;
    const chooser = page.getByRole('search').getByRole('button', { name: 'Saved filters' });
    if (viewId === null || !(await chooser.count())) return false;
    const { id } = await api(page, 'POST', 'userViewFilter', {
      filterName: 'All of them',
      dbview: viewId,
      conditions: [],
    });
    await ends(
      page,
      async () => {
        await chooser.click();
        await page.getByRole('dialog', { name: 'Saved filters' }).getByText('All of them').click();
      },
      async () => {
        await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
        await expect(chooser).toBeVisible();
      },
    );
    await api(page, 'DELETE', `delUserViewFilter/${id}`);
    await open(page, list);
  },

  async view(page: Page) {
    const views = page.getByRole('group', { name: 'View' }).getByRole('button');
    if (!(await views.count())) return false;
    await ends(
      page,
      () => views.last().click(),
      () => views.first().click(),
    );
  },

  async leaving(page: Page) {
    await ends(
      page,
      async () => {
        await go(page, '/test');
        await expect(rows(page)).toHaveCount(0);
      },
      () => page.goBack(),
    );
  },
} satisfies Record<string, (page: Page, list: List, of: Entity) => Promise<unknown>>;

const ways = Object.entries(walk);
/** Of the ways, each list is walked in so many. Neighbours differ, so that every way is walked on many lists. */
const waysOfList = 2;

const groups = {
  'every list of records': lists.filter(({ of }) => of.kind !== 'reference'),
  'every list of settings': lists.filter(({ of }) => of.kind === 'reference'),
};

for (const [title, all] of Object.entries(groups))
  test(`only paging and sorting keep a selection: ${title} [AMB-113]`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, 'admin');
    await page.goto('/test');
    const walked = new Map(ways.map(([name]) => [name, 0]));
    let next = 0;
    for (const { of, list } of all)
      await test.step(list.screen!, async () => {
        await fill(page, of, list);
        await open(page, list);
        if (!canBeSelected(of)) return expect(firstBox(page)).toHaveCount(0);
        // A list that lacks a way, such as a second view, is walked in the one after it.
        for (let [done, tried] = [0, 0]; done < waysOfList && tried < ways.length; tried++) {
          const [name, step] = ways[next++ % ways.length]!;
          if ((await step(page, list, of)) === false) continue;
          walked.set(name, walked.get(name)! + 1);
          done++;
        }
      });
    const ofMany = [...walked].filter(([, times]) => times > 1).map(([name]) => name);
    expect(ofMany).toEqual(expect.arrayContaining(['paging', 'sorting', 'search', 'filter', 'leaving']));
  });
