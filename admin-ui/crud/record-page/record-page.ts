import { later } from '../../kit/later.tsx';

/** The page of a record. Its code is loaded later than that of a list, or with the first page that is opened. */
export const RecordPage = later(() => import('./RecordPage.tsx').then((module) => module.RecordPage));
