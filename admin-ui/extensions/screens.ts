import type { Screen } from '../platform/model/screen.ts';

const dashboard = () => import('./dashboard/Dashboard.tsx').then((module) => module.Dashboard);

/** Pages written by hand. */
export const screens: readonly Screen[] = [
  { path: '/', title: 'Dashboard', rule: 'signedIn', load: dashboard },
  { path: '/dashboard', title: 'Dashboard', rule: 'signedIn', load: dashboard },
  {
    path: '/reports/:id',
    title: 'Report',
    rule: { permission: 'ViewReportGroup' },
    load: () => import('./report/ReportPage.tsx').then((module) => module.ReportPage),
  },
  {
    path: '/salesData',
    title: 'All Sales Stats',
    rule: { permission: 'Report-AllSalesStats' },
    load: () => import('./sales/SalesDataPage.tsx').then((module) => module.SalesDataPage),
  },
];
