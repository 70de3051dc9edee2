import type { Page } from '@playwright/test';
import { answered, api, elsewhere, expect, signIn, test, unique } from '../../support/browser/fixtures.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Alerts/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Alerts' });
const inTable = (page: Page, text: string) => popover(page).getByRole('row').filter({ hasText: text });

/** Makes a note for the supervisor, which raises an alert. */
async function raise(page: Page): Promise<string> {
  const internal = await elsewhere(page, 'internal');
  const supervisor = await elsewhere(page, 'supervisor');
  const noteHeader = unique('Ring them');
  const assignFor = (await supervisor.get('user/profile')).body.id;
  expect((await internal.post('customernotes/', { noteHeader, customer: 3, assignFor })).status).toBe(200);
  return noteHeader;
}

/** Answers with alerts that the product would not raise during a test. */
async function answerAlerts(page: Page, alerts: object[]) {
  await page.route('**/v1/getNewCurrentUserAlerts', (route) => route.fulfill({ json: alerts.length }));
  await page.route('**/v1/getActiveCurrentUserAlerts', (route) => route.fulfill({ json: alerts }));
  await page.route('**/v1/updateAlert/*', (route) => route.fulfill({ json: {} }));
}

const alertOf = (id: number, source: string, sourceId: number) => ({
  id,
  alertDesc: `About ${source}`,
  source,
  sourceId,
  user: { id: 1, fullName: 'Simon Supervisor' },
  dateCreated: '21/11/2026 09:30',
  alertSeen: false,
  archived: false,
});

test('the bell counts new alerts; clicking one marks it as seen and opens its note; it can be put off and completed [ALR-001 ALR-004 ALR-007 ALR-011 BEH-016 FMT-001]', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/');
  const note = await raise(page);
  const { custName } = await api(page, 'GET', 'customers/3');
  await page.reload();
  const unread = await api<number>(page, 'GET', 'getNewCurrentUserAlerts');
  await expect(bell(page)).toHaveAccessibleName(`Alerts, ${unread} unread`);
  await bell(page).click();
  const item = popover(page).getByRole('listitem').filter({ hasText: note });
  await expect(item.getByRole('img', { name: 'Unread' })).toBeVisible();
  await expect(item).toContainText(/\d{2}\/\d{2}\/\d{4} at \d{2}:\d{2}/);
  await item.getByRole('button', { name: note }).first().click();
  const form = page.getByRole('dialog', { name: 'Note Details' });
  await expect(form.getByRole('textbox', { name: 'Note Subject' })).toHaveValue(note);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(bell(page)).toHaveAccessibleName(unread === 1 ? 'Alerts' : `Alerts, ${unread - 1} unread`);
  // It can be put off or completed without being opened; either can be undone.
  await bell(page).click();
  await expect(item).toContainText(custName);
  await item.getByRole('button', { name: /^Snooze/ }).click();
  await page.getByRole('menuitem', { name: 'Until tomorrow, 09:00' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await item.getByRole('button', { name: /^Complete/ }).click();
  await expect(item).toHaveCount(0);
  await saved;
  const completed = await api<any[]>(page, 'GET', 'getAllCurrentUserAlerts');
  expect(completed.find(({ alertDesc }) => alertDesc === `Note: ${note}`)).toMatchObject({
    alertSeen: true,
    archived: true,
    snoozedUntil: null,
  });
});

for (const [rule, source, title, path, label, textOf] of [
  ['ALR-006', 'ACTIVITY', 'Activity Details', 'activity', 'Subject', ({ subject }) => subject],
  ['ALR-006', 'REMINDER', 'Activity Details', 'activity', 'Subject', ({ subject }) => subject],
  ['ALR-008', 'CUSTOMER', 'Customer Details', 'customers', 'Customer Name', ({ custName }) => custName],
  ['ALR-009', 'QUOTE', 'Quotation Details', 'quotation', 'Quote No', ({ sQuoteNo }) => sQuoteNo],
] as readonly [string, string, string, string, string, (record: any) => string][])
  test(`an alert of ${source} opens ${title} of the record with its source id [${rule} ALR-010 ALR-011 BEH-016]`, async ({
    page,
  }) => {
    // Ids of records that no alert of this test has as its own id.
    const sources = [41, 57];
    await answerAlerts(
      page,
      sources.map((id, i) => ({ ...alertOf(i + 1, source, id), alertDesc: `About ${id}` })),
    );
    await signIn(page, 'supervisor');
    for (const id of sources) {
      const record = await api(page, 'GET', `${path}/${id}`);
      await page.goto('/');
      await bell(page).click();
      await popover(page).getByText(`About ${id}`, { exact: true }).click();
      const form = page.getByRole('dialog', { name: title });
      await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(textOf(record));
      await expect(form).toBeInViewport();
    }
  });

test('an alert of an unknown source is marked as seen, or as unseen, and opens nothing [ALR-004 AMB-020]', async ({
  page,
}) => {
  await answerAlerts(page, [alertOf(1, 'WEATHER', 1), { ...alertOf(2, 'TIDE', 1), alertSeen: true }]);
  await signIn(page, 'supervisor');
  await page.goto('/');
  for (const [id, source, alertSeen] of [
    [1, 'WEATHER', true],
    [2, 'TIDE', false],
  ] as const) {
    await bell(page).click();
    const [change] = await Promise.all([
      page.waitForRequest(`**/v1/updateAlert/${id}`),
      popover(page).getByText(`About ${source}`).click(),
    ]);
    expect(change.postDataJSON()).toEqual({ alertSeen });
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('alerts are fetched on start and every five minutes [ALR-002 CON-001]', async ({ page }) => {
  await page.clock.install();
  // While the clock jumps, nothing is heard from the live channel. It would open again and load everything again.
  await page.route('**/v1/live*', (route) => route.fulfill({ status: 204 }));
  const paths = ['getNewCurrentUserAlerts', 'getActiveCurrentUserAlerts'];
  await signIn(page, 'supervisor');
  // The five minutes start when the answers arrive.
  await Promise.all([...paths.map((path) => page.waitForResponse(`**/v1/${path}`)), page.goto('/')]);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/v1/')[1] ?? ''));
  const ofAlerts = () => asked.filter((path) => paths.includes(path)).toSorted();
  await page.clock.runFor(280_000);
  expect(ofAlerts()).toEqual([]);
  await page.clock.runFor(20_000);
  await expect.poll(ofAlerts).toEqual(paths.toSorted());
});

test('the table of all alerts: columns, switches, row actions, rows on a page [ALR-003 ALR-012 ALR-013 ALR-014 CON-006 BEH-016]', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/');
  const [first, second] = [await raise(page), await raise(page)];
  await page.reload();
  await bell(page).click();
  await popover(page).getByRole('button', { name: 'View all' }).click();
  await expect(popover(page).getByRole('columnheader')).toHaveText([
    'Alert Desc',
    'User',
    'Source',
    'Date Added',
    'Read',
    'Archived',
    'Actions',
  ]);
  await popover(page).getByRole('combobox', { name: 'Rows' }).click();
  await expect(page.getByRole('option')).toHaveText(['25', '50', '100']);
  await page.getByRole('option', { name: '50', selected: true }).click();
  const actions = async (text: string, item: string) => {
    await inTable(page, text)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await actions(first, 'Toggle Read');
  await expect(inTable(page, first).getByRole('switch', { name: /^Read/ })).toBeChecked();
  await popover(page).getByRole('button', { name: 'Unread' }).click();
  await expect(inTable(page, first)).toHaveCount(0);
  await expect(inTable(page, second)).toHaveCount(1);
  await popover(page).getByRole('button', { name: 'All', exact: true }).click();
  await actions(second, 'Toggle Archived');
  await expect(inTable(page, second)).toHaveCount(0);
  await popover(page).getByRole('checkbox', { name: 'Show Archived Alerts' }).check();
  await expect(inTable(page, second).getByRole('switch', { name: /^Archived/ })).toBeChecked();
  await inTable(page, second)
    .getByRole('switch', { name: /^Archived/ })
    .uncheck();
  await popover(page).getByRole('checkbox', { name: 'Show Archived Alerts' }).uncheck();
  await expect(inTable(page, second)).toHaveCount(1);
  const note = page.getByRole('dialog', { name: 'Note Details' });
  await inTable(page, second).getByRole('button', { name: second }).first().click();
  await expect(note.getByRole('textbox', { name: 'Note Subject' })).toHaveValue(second);
  await note.getByRole('button', { name: 'Cancel' }).click();
  await actions(second, 'Open Linked Record');
  await expect(note).toBeVisible();
});

test('ten milliseconds after a change the alert is put back into its lists [ALR-015 CON-030 AMB-022]', async ({
  page,
}) => {
  const alerts = [alertOf(1, 'WEATHER', 1), alertOf(2, 'TIDE', 2)];
  await page.clock.install();
  await answerAlerts(page, alerts);
  await page.route('**/v1/getAllCurrentUserAlerts*', (route) =>
    route.fulfill({ json: alerts, headers: { 'content-range': 'alert 0-1/2' } }),
  );
  await signIn(page, 'supervisor');
  await page.goto('/');
  await bell(page).click();
  await popover(page).getByRole('button', { name: 'View all' }).click();
  const text = (one: string) => inTable(page, `About ${one}`).getByText(`About ${one}`);
  const turn = (one: string) => inTable(page, `About ${one}`).getByRole('switch', { name: /^Read/ }).click();
  await expect(text('TIDE')).toHaveCSS('font-weight', '600');
  const answers: (() => void)[] = [];
  await page.route('**/v1/updateAlert/*', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ json: {} });
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await turn('WEATHER');
  await page.clock.runFor(50);
  await expect.poll(() => answers.length).toBe(1);
  await turn('TIDE');
  await page.clock.runFor(5);
  await expect(text('TIDE')).toHaveCSS('font-weight', '400');
  // After the first change is answered, the lists are read again. They still show the second alert as unchanged.
  const again = page.waitForResponse('**/v1/getAllCurrentUserAlerts*');
  answers[0]!();
  await (await again).finished();
  await page.waitForTimeout(300);
  await page.clock.runFor(3);
  await expect(text('TIDE')).toHaveCSS('font-weight', '600');
  await page.clock.runFor(10);
  await expect(text('TIDE')).toHaveCSS('font-weight', '400');
});

test('a refused change is reverted and reported [ALR-005]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'supervisor');
  await page.goto('/');
  const note = await raise(page);
  await page.reload();
  await bell(page).click();
  await popover(page).getByRole('button', { name: 'View all' }).click();
  const read = inTable(page, note).getByRole('switch', { name: /^Read/ });
  await expect(read).not.toBeChecked();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/updateAlert/*', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { message: 'Broken', code: 'unexpected' } });
  });
  await read.click();
  await expect(read).toBeChecked();
  answer();
  await expect(page.getByText('Error while updating alert.')).toBeVisible();
  await expect(read).not.toBeChecked();
});

test('alerts that do not load are reported in the strip [ERR-026 ERR-027 ERR-028]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  const broken = { status: 500, json: { message: 'Broken', code: 'unexpected' } };
  const paths = ['getNewCurrentUserAlerts', 'getActiveCurrentUserAlerts'];
  for (const path of paths) await page.route(`**/v1/${path}`, (route) => route.fulfill(broken));
  await signIn(page, 'supervisor');
  await page.goto('/');
  await page.getByRole('button', { name: 'View errors' }).click();
  const errors = page.getByRole('dialog', { name: 'Errors' });
  for (const path of paths)
    await expect(errors.getByText(`Some data was not loaded from "${path}"`, { exact: true })).toBeVisible();
  await errors.getByRole('button', { name: 'Ok' }).click();
  await bell(page).click();
  await expect(popover(page)).toContainText('The alerts could not be loaded.');
});
