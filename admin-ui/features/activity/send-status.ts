import { HttpError } from 'react-admin';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { call, type Answer } from '../../core/data/http.ts';
import type { StatusUpdate } from './status.ts';

/** The server reports errors by the activity's fields; these are the matching fields of a status change. */
const sentAs: Readonly<Record<string, string>> = {
  activityType: 'NewActivityType',
  subject: 'NewSubject',
  startDate: 'NewStartDate',
  startTime: 'NewStarTime',
  duration: 'NewDuration',
};

/**
 * Sends a change of status.
 *
 * @throws HttpError with a message for each field of the change
 */
export async function sendStatus(id: number, update: StatusUpdate): Promise<Answer<Activity>> {
  try {
    return await call<Activity>(`updateActivityStatus/${id}`, { method: 'PUT', body: update });
  } catch (error) {
    const { message, status, body } = error as HttpError;
    const errors = Object.entries((body?.errors ?? {}) as Record<string, string>);
    throw new HttpError(message, status, {
      ...body,
      errors: Object.fromEntries(errors.map(([name, text]) => [sentAs[name] ?? name, text])),
    });
  }
}
