import { t } from '../core/i18n/t.ts';
import type { Screen } from '../core/model/screen.ts';
import { menu } from '../generated/menu.gen.tsx';

const dashboard = () => import('./dashboard/Dashboard.tsx').then((module) => module.Dashboard);

const postActualSales = () => import('./sales/posting/PostingPage.tsx').then((module) => module.PostActualSales);
const postForecasts = () => import('./sales/posting/PostingPage.tsx').then((module) => module.PostForecasts);

const settingsPage = () => import('./settings/SettingsPage.tsx').then((module) => module.SettingsPage);

/** A page for each group of settings lists in the menu. */
const settingsGroups: readonly Screen[] = menu
  .flatMap(({ items }) => items)
  .filter(({ items, screen }) => items && screen)
  .map(({ screen, title, rule }) => ({ path: screen!, title, rule, load: settingsPage }));

/** Pages written by hand. */
export const screens: readonly Screen[] = [
  { path: '/', title: t('dashboard.title'), rule: 'signedIn', load: dashboard },
  { path: '/dashboard', title: t('dashboard.title'), rule: 'signedIn', load: dashboard },
  { path: '/settings', title: t('settings.title'), rule: { role: 'showSettings' }, load: settingsPage },
  ...settingsGroups,
  {
    path: '/reports',
    title: t('report.all'),
    rule: { permission: 'ViewReportGroup' },
    load: () => import('./report/ReportsPage.tsx').then((module) => module.ReportsPage),
  },
  {
    path: '/reports/:id',
    title: t('report.title'),
    rule: { permission: 'ViewReportGroup' },
    load: () => import('./report/ReportPage.tsx').then((module) => module.ReportPage),
  },
  {
    path: '/call',
    title: t('user.call'),
    rule: { permission: 'ViewCustomers' },
    load: () => import('./customer/call/CallPage.tsx').then((module) => module.CallPage),
  },
  {
    path: '/myTeam',
    title: t('user.team'),
    rule: { permission: 'ViewTeam' },
    load: () => import('./team/TeamPage.tsx').then((module) => module.TeamPage),
  },
  {
    path: '/probableDuplicates',
    title: t('user.probableDuplicates'),
    rule: { permission: 'MergeRecords' },
    load: () =>
      import('./probable-duplicate/ProbableDuplicatesPage.tsx').then((module) => module.ProbableDuplicatesPage),
  },
  {
    path: '/activityPage/:id',
    title: t('activity.title'),
    rule: { permission: 'ViewCustomers' },
    tabs: ['detail'],
    of: 'activity',
    load: () => import('./activity/SingleActivity.tsx').then((module) => module.SingleActivity),
  },
  {
    path: '/activityPage',
    title: t('activity.all'),
    rule: 'signedIn',
    load: () => import('./activity/SingleActivity.tsx').then((module) => module.AllActivities),
  },
  {
    path: '/calendarFeed',
    title: t('activity.feed'),
    rule: { permission: 'ViewCustomers' },
    load: () => import('./activity/feed/FeedPage.tsx').then((module) => module.FeedPage),
  },
  {
    path: '/importFile',
    title: t('crud.importFile'),
    rule: { permission: 'ImportRecords' },
    load: () => import('./record-import/ImportFilePage.tsx').then((module) => module.ImportFilePage),
  },
  {
    path: '/audit',
    title: t('audit.title'),
    rule: { permission: 'ViewUsersRoles' },
    load: () => import('./audit/AuditPage.tsx').then((module) => module.AuditPage),
  },
  {
    path: '/videos',
    title: t('helpVideo.title'),
    rule: 'signedIn',
    load: () => import('./help-video/Videos.tsx').then((module) => module.Videos),
  },
  {
    path: '/test',
    title: t('test.title'),
    rule: 'signedIn',
    load: () => import('./test/TestPage.tsx').then((module) => module.TestPage),
  },
  {
    path: '/quotations/chase',
    title: t('quotation.chase.title'),
    rule: { permission: 'ViewQuotations' },
    load: () => import('./quotation/chase/ChasePage.tsx').then((module) => module.ChasePage),
  },
  {
    path: '/salesData',
    title: t('sales.all.title'),
    rule: { permission: 'Report-AllSalesStats' },
    load: () => import('./sales/data/SalesDataPage.tsx').then((module) => module.SalesDataPage),
  },
  {
    path: '/actualSales/post',
    title: t('sales.post.actual'),
    rule: { permission: 'ViewSalesImport' },
    load: postActualSales,
  },
  {
    path: '/salesForcast/post',
    title: t('sales.post.forecast'),
    rule: { permission: 'ViewSalesImport' },
    load: postForecasts,
  },
];

/** See `Contents.backTo`. */
export const backTo: Readonly<Record<string, 'before' | `/${string}`>> = {
  '/quotations': 'before',
  '/contacts': '/newContacts',
};
