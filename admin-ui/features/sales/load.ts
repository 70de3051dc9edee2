import { HttpError } from 'react-admin';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';

/** Loads figures. Failures are shown in the error strip. A page beyond the end is not a failure. */
export const load = <T>(path: string): Promise<T> =>
  call<T>(path).then(
    ({ json }) => json,
    (failure: Error) => {
      if (!(failure instanceof HttpError && failure.status === 416)) failedLoads.add(path);
      throw failure;
    },
  );
