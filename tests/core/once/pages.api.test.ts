import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setContents, type Contents } from '../../../admin-ui/core/contents.ts';
import { isInMenu, opens } from '../../../admin-ui/core/session/screens.ts';
import type { Session } from '../../../admin-ui/core/session/session.ts';
import { screens as ownScreens } from '../../../admin-ui/features/screens.ts';
import { permissions } from '../../../admin-ui/generated/permissions.gen.ts';
import { menuRules, screens as generatedScreens } from '../../../admin-ui/generated/registry.gen.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, type DemoUser } from '../../support/client.ts';

const users = ['admin', 'supervisor', 'salesexec', 'internal', 'readonly'] as const satisfies DemoUser[];
const screens = [...ownScreens, ...generatedScreens];

let app: TestApp;
const sessions = new Map<string, Session>();

beforeAll(async () => {
  setContents({ screens, menuRules, permissions, messages: {} } as unknown as Contents);
  app = await startApp();
  for (const user of users) {
    const client = await Client.as(app, user);
    const { body: profile } = await client.get('user/profile');
    const { body } = await client.get(`getUserPermissions/${profile.id}`);
    const levels = body.map((one: any) => [one.permission.permissionCode, one.permissionLevel]);
    sessions.set(user, { profile, permissions: Object.fromEntries(levels) } as Session);
  }
});
afterAll(() => app.close());

/** Everyone else is refused these pages. */
const limited: Readonly<Record<string, readonly DemoUser[]>> = {
  '/customerApprovals': ['admin', 'supervisor', 'internal'],
  '/supportCases': ['admin'],
  '/users': ['admin'],
  '/users/:id': ['admin'],
  '/audit': ['admin'],
  '/backgroundWork': ['admin'],
  '/bulkChanges': ['admin', 'supervisor'],
  '/bulkChanges/:id': ['admin', 'supervisor'],
  '/myTeam': ['admin', 'supervisor'],
  '/mailTemplates': ['admin', 'supervisor'],
  '/probableDuplicates': ['admin', 'supervisor'],
  '/roles': ['admin'],
  '/roles/:id': ['admin'],
  '/importFile': ['admin'],
  '/imports': ['admin'],
  '/imports/:id': ['admin'],
};

/** Settings, and sales figures of all branches. */
const isForSupervisors = (path: string) =>
  /^\/(\w+Setting|settings?|branches|tags|salesData|actualSales|salesForcast|salesPostings)(\/|$)/.test(path);

const mayOpen = (path: string): readonly DemoUser[] =>
  limited[path] ?? (isForSupervisors(path) ? ['admin', 'supervisor'] : users);

test.each(users)(
  '%s may open exactly the pages of the role [BEH-002 PER-014 PER-016 NAV-004 NAV-010 NAV-011 NAV-012]',
  (user) => {
    const opened = screens.filter((screen) => opens(sessions.get(user)!, screen)).map(({ path }) => path);
    expect(opened).toEqual(screens.map(({ path }) => path).filter((path) => mayOpen(path).includes(user)));
  },
);

test('the menu has exactly the pages that the user may open', () => {
  for (const [user, session] of sessions)
    for (const screen of screens.filter(({ path }) => path in menuRules))
      expect([user, screen.path, isInMenu(session, screen)]).toEqual([user, screen.path, opens(session, screen)]);
});

test('every user may open their own page', () => {
  const page = screens.find(({ path }) => path === '/users/:id')!;
  for (const [user, session] of sessions) {
    expect([user, opens(session, page, String(session.profile.id))]).toEqual([user, true]);
    expect([user, opens(session, page, '999')]).toEqual([user, user === 'admin']);
  }
});

test('nobody opens a page of the settings without showSettings [NAV-022 NAV-025 PER-001]', () => {
  const admin = sessions.get('admin')!;
  const role = { ...admin.profile.role!, showSettings: false };
  const session: Session = { ...admin, profile: { ...admin.profile, role } };
  const settings = screens.filter(({ path }) => /^\/(\w*[sS]ettings?|branches|tags)(\/|$)/.test(path));
  const paths = settings.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(27);
  expect(paths).toEqual(expect.arrayContaining(['/settings', '/customerSetting/Types', '/branches', '/tags']));
  for (const screen of settings)
    expect([screen.path, opens(admin, screen), opens(session, screen)]).toEqual([screen.path, true, false]);
});

test.each([
  ['PER-013 [NAV-049]', 'ViewCustomers', ['/customers'], [1, 2, 3, 4, 5]],
  ['PER-013 [NAV-050]', 'ViewQuotations', ['/enquiries', '/quotations/chase'], [1, 2, 3, 4, 5]],
  ['PER-013 [NAV-051]', 'ViewReportGroup', ['/scheduledReports'], [1, 2, 3, 4, 5]],
  ['PER-014 [NAV-052]', 'ViewSettingGroup', ['/tags', '/branches', '/customerSetting/Types'], [1]],
  ['PER-014 [NAV-053]', 'ViewUsersRoles', ['/users', '/roles', '/supportCases'], [1]],
  ['PER-016 [NAV-055]', 'customerApproval', ['/customerApprovals'], [1, 2, 3, 4, 5]],
  ['PER-014 [NAV-054]', 'ViewSalesImport', ['/actualSales', '/salesForcast', '/salesData'], [1]],
  ['AMB-102 [NAV-054 PER-015]', 'Report-AllSalesStats', ['/salesData'], [1, 5]],
] as const)('%s level of %s that shows %j in the menu', (_, permission, paths, expected) => {
  const session = sessions.get('admin')!;
  for (const path of paths) {
    const screen = screens.find((one) => one.path === path)!;
    const shown = [0, 1, 2, 3, 4, 5].filter((level) =>
      isInMenu({ ...session, permissions: { ...session.permissions, [permission]: level } }, screen),
    );
    expect([path, shown]).toEqual([path, expected]);
  }
});
