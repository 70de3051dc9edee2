import { expect, rows, signIn, test } from '../support/browser/fixtures.ts';

test('a list and a quotation are printed whole and dark on white, without menus, filters and buttons', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/quotations');
  await expect(rows(page)).toHaveCount(25);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const screenOnly = [
    page.getByRole('navigation', { name: 'Main menu' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    main.getByRole('searchbox'),
    main.getByRole('checkbox').first(),
    main.locator('.MuiButton-root, .MuiIconButton-root, .MuiTabs-root').filter({ visible: true }),
  ];
  const onlyContent = async () => {
    await expect(title).toBeVisible();
    for (const part of screenOnly) await expect(part).toBeHidden();
    await expect(title).toHaveCSS('color', 'rgb(24, 33, 45)');
    // Nothing scrolls or is cut.
    expect(
      await main.evaluate((element) =>
        [element, ...element.querySelectorAll(':not(input)')]
          .filter((one) => getComputedStyle(one).overflowY !== 'visible')
          .map((one) => one.className),
      ),
    ).toEqual([]);
  };
  await onlyContent();
  await expect(rows(page).last()).toBeVisible();
  await expect(main.getByText(/^1–25 of/)).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await rows(page).first().getByRole('link').first().click();
  await expect(main.getByRole('tab', { name: 'Versions' })).toBeVisible();
  const value = main.getByText('Product Quantity', { exact: true });
  await expect(value).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await onlyContent();
  await expect(value).toBeVisible();
});
