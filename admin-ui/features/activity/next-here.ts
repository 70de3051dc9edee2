import { later } from '../../kit/later.tsx';

/** The open activities of a record, beside its timeline. Its code is loaded with the first page that shows it. */
export const NextHere = later(() => import('./NextActivities.tsx').then((module) => module.NextHere));
