import { call, type Answer } from '../../core/data/http.ts';
import type { BackgroundWork } from '../../../schemas/generated/background-work.gen.ts';

/** Work that has not ended. */
export const isActive = ({ state }: Pick<BackgroundWork, 'state'>): boolean =>
  state === 'Waiting' || state === 'Running';

/** Path of the file that work has made. */
export const fileOf = ({ id }: Pick<BackgroundWork, 'id'>): string => `backgroundWork/${id}/file`;

const change =
  (what: 'stop' | 'retry') =>
  (id: number): Promise<Answer<BackgroundWork>> =>
    call<BackgroundWork>(`backgroundWork/${id}/${what}`, { method: 'POST', body: {} });

export const stopWork = change('stop');
export const retryWork = change('retry');
