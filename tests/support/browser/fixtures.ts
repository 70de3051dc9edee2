import { expect, test as base, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test';
import type { Session } from '../../../admin-ui/core/session/session.ts';
import { Client, demoPassword, type DemoUser } from '../client.ts';

interface Allowed {
  /** Console errors that the browser logs for calls a test makes fail on purpose. */
  readonly consoleErrors: RegExp[];
}

/**
 * Playwright's clock sometimes leaves a script behind, which fails in the next test of the reused context. Scripts of
 * the product have an address in every line of a stack.
 */
const ofPlaywright = /^TypeError: .+'controller'\)(\s+at <anonymous>:\d+:\d+)+\s*$/;

/** Fails a test on any error or warning in the console, unless the test has allowed it. */
export const test = base.extend<{ allow: Allowed; page: Page }>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  allow: async ({}, use) => {
    await use({ consoleErrors: [] });
  },
  page: async ({ page, allow }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      if (['error', 'warning'].includes(message.type())) messages.push(`${message.text()} ${url}`);
    });
    page.on('pageerror', ({ message, stack }) => {
      if (!ofPlaywright.test(stack ?? '')) messages.push(message);
    });
    // As for people who save data, pages load no code ahead: in each test that would take CPU time.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/v1/health');
    // The page of the test before may have written a draft while it was left, after the context had been cleared.
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    await use(page);
    expect(messages.filter((text) => !allow.consoleErrors.some((known) => known.test(text)))).toEqual([]);
  },
});

export { expect };

/** Goes to another page of the product without reloading. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Handles the next call to an address. Unlike with the option `times`, Playwright does not stop intercepting after it:
 * at that moment it can miss a request and its answer.
 */
export function routeOnce(page: Page, url: string | RegExp, handler: (route: Route) => unknown): Promise<unknown> {
  let called = false;
  return page.route(url, (route) => {
    if (called) return route.fallback();
    called = true;
    return handler(route);
  });
}

/** Makes the next call to an address fail with a message. */
export const breakOnce = (page: Page, url: string, message = 'Broken') =>
  routeOnce(page, url, (route) => route.fulfill({ status: 500, json: { message, code: 'unexpected' } }));

/** Delays the next call to an address by a second. */
export const slowOnce = (page: Page, url: string | RegExp) =>
  routeOnce(page, url, (route) => void setTimeout(() => void route.fallback(), 1000));

/** Matches the browser's console message for a call answered with this status. */
export const answered = (status: number) => new RegExp(`status of ${status}`);

export const address = (user: DemoUser) => `${user}@demo.branchline.example`;

interface Deviation {
  /** Address of a server other than the one all tests use. */
  readonly at?: string;
  /** Changes the profile and permissions, as they are stored and as the page reads them again. */
  readonly change?: (session: any) => void;
}

/** Stores a session in the browser as signing in would, and returns it. Opens no page of the product. */
export async function signIn(page: Page, user: DemoUser, { at = '', change }: Deviation = {}): Promise<Session> {
  const health = `${at}/v1/health`;
  if (!page.url().endsWith(health) || at) await page.goto(health);
  const { origin } = new URL(page.url());
  const { body: tokens } = await new Client(origin).post('accounts:signInWithPassword', {
    email: address(user),
    password: demoPassword,
    returnSecureToken: true,
  });
  const client = new Client(origin, tokens.idToken);
  const { body: profile } = await client.get('user/profile');
  const { body: assigned } = await client.get(`getUserPermissions/${profile.id}`);
  const session: Session = {
    profile,
    token: tokens.idToken,
    refreshToken: tokens.refreshToken,
    permissions: Object.fromEntries(
      assigned.map(({ permission, permissionLevel }: any) => [permission.permissionCode, permissionLevel]),
    ),
    nextRefresh: Date.now() + 300_000,
  };
  change?.(session);
  if (change) await answerAs(page.context(), session);
  await page.evaluate((kept) => localStorage.setItem('branchline.session', JSON.stringify(kept)), session);
  return session;
}

/** Answers the calls for the profile and the permissions with those of a session that deviates from the user's. */
export async function answerAs(context: BrowserContext, { profile, permissions }: Session): Promise<void> {
  const levels = Object.entries(permissions ?? {}).map(([permissionCode, permissionLevel]) => ({
    permission: { permissionCode },
    permissionLevel,
  }));
  await context.route('**/v1/user/profile', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: profile }) : route.fallback(),
  );
  await context.route('**/v1/getUserPermissions/*', (route) => route.fulfill({ json: levels }));
}

/** Signs in through the form, up to the dashboard. */
export async function signInAs(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Calls the API with the token of the signed-in user. */
export async function api<T = any>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('branchline.session')!).token as string);
  const response = await page.request.fetch(`/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { data: body }),
  });
  return response.json() as Promise<T>;
}

/** A second user who makes calls while the first is at the page. */
export const elsewhere = (page: Page, user: DemoUser) => Client.as({ url: new URL(page.url()).origin }, user);

const forms = {
  enquiry: ['/enquiries', 'Enquiry Details'],
  activity: ['/activities', 'Activity Details'],
  contact: ['/newContacts', 'Contact Details'],
} as const;

/** Opens the dialog for a new record from its list. */
export async function openNew(page: Page, what: keyof typeof forms): Promise<Locator> {
  const [list, title] = forms[what];
  await page.goto(list);
  await page.getByRole('button', { name: `New ${what}` }).click();
  return page.getByRole('dialog', { name: title });
}

/** Types into a type-ahead field and takes the choice with that name, unless it has been filled in already. */
export async function choose(within: Locator, label: string, name: string) {
  const input = within.getByRole('combobox', { name: label, exact: true });
  if ((await input.inputValue()) === name) return;
  // A new record may just be taking it from another.
  await input.fill('');
  await input.fill(name);
  await within.page().getByRole('option', { name, exact: true }).click();
}

/** Takes a choice from a list that is not a type-ahead. */
export async function pick(within: Locator, label: string, name: string) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await within.page().getByRole('option', { name, exact: true }).click();
}

/** Rows of the list, without its header and totals. */
export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell'), hasNot: page.locator('th[scope=row]') });

/** Opens a row's record by its first value: in the middle of the row may be a link, such as one that rings. */
export const openRow = (row: Locator) => row.locator('[data-cell=first]').click();

/** What the rows show in the column with this title. Fails if rows are removed meanwhile. */
export async function column(page: Page, title: string): Promise<string[]> {
  const titles = await page.getByRole('table').getByRole('columnheader').allInnerTexts();
  const at = titles.findIndex((one) => one.trim() === title);
  expect(at).toBeGreaterThanOrEqual(0);
  return Promise.all((await rows(page).all()).map((row) => row.getByRole('cell').nth(at).innerText({ timeout: 2000 })));
}

/** Waits until there is at least one row, and every row matches a pattern in a column. */
export const everyRow = (page: Page, title: string, pattern: RegExp) =>
  expect(async () => {
    const texts = await column(page, title);
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).toMatch(pattern);
  }).toPass({ timeout: 10_000 });

/**
 * Lets the page's clock, which is paused, run for at most some milliseconds. Expects the element to be gone by then.
 */
export async function goesWithin(element: Locator, milliseconds: number) {
  const step = 300;
  // Removing a toast takes a few timer ticks, with drawing between them.
  for (let time = 0; time < milliseconds && (await element.count()); time += step) {
    await element.page().clock.runFor(step);
    await element
      .first()
      .waitFor({ state: 'detached', timeout: 200 })
      .catch(() => undefined);
  }
  await expect(element).toHaveCount(0);
}

let made = 0;
/** A name that nothing else in the database has. */
export const unique = (text: string) => `${text} ${Date.now().toString(36)}${++made}`;
