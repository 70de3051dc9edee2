import { violations } from '../../support/browser/axe.ts';
import { choose, expect, signIn, test } from '../../support/browser/fixtures.ts';

for (const width of [1440, 390])
  test(`a calendar feed is created, renewed and switched off, at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'internal');
    await page.goto('/');
    await page
      .getByRole('button', { name: /Ian Internal|^II|account/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Calendar feed' }).click();
    await expect(page).toHaveURL(/\/calendarFeed$/);
    const main = page.getByRole('main');
    await choose(main, 'Colleagues whose activities it shows too', 'Sally Exec');
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = page.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue(/\/v1\/calendar\/[\w-]{43}\.ics$/);
    await expect(page.getByText('No calendar has read it yet.')).toBeVisible();
    await expect(main.getByText('Sally Exec')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const read = async (url: string) => (await request.get(new URL(url).pathname)).status();
    const first = await address.inputValue();
    expect(await read(first)).toBe(200);

    await page.reload();
    await expect(page.getByText(/A calendar has last read it/)).toBeVisible();
    await expect(address).toHaveCount(0);
    await page.getByRole('button', { name: 'New address' }).click();
    await expect(page.getByText('The old address stops working at once.')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click();
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect([await read(first), await read(second)]).toEqual([404, 200]);

    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
    await expect(address).toHaveCount(0);
    expect(await read(second)).toBe(404);
  });
