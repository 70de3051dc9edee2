import { sql } from '../../server/core/db/sql.ts';
import { send, type Call } from './load.ts';
import { open, type Target } from './prepare.ts';

const subject = 'BENCH a task to complete';

/** Creates tasks for customers throughout the table. Answers the calls that complete one each. */
export async function tasksToComplete(url: string, token: string, count: number, customers: number): Promise<Call[]> {
  const ask = async (call: Call) => {
    const { status, text } = await send(url, call, token);
    if (status >= 300) throw new Error(`${call.path} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as any;
  };
  const types = await ask({ path: '/v1/activeActivityTypes' });
  const statuses = await ask({ path: '/v1/activeActivityStatuses' });
  const task = types.find((one: any) => one.activityTypeName === 'Task').id as number;
  const completed = statuses.find((one: any) => one.statusName === 'Completed').id as number;
  const calls: Call[] = [];
  for (let i = 0; i < count; i++) {
    const customer = 1 + Math.floor((i * (customers - 1)) / count);
    const body = JSON.stringify({ subject, activityType: task, dateCreated: '01/06/2026', customer });
    const { activityId } = await ask({ method: 'POST', path: '/v1/activity', body });
    calls.push({
      method: 'PUT',
      path: `/v1/updateActivityStatus/${activityId}`,
      body: JSON.stringify({ newStatusId: completed }),
    });
  }
  return calls;
}

/** Removes the tasks, so that the next run finds the same database. */
export async function removeTasks(target: Target) {
  const platform = await open(target);
  const { database } = platform;
  const made = sql`select activity_id from activity where subject = ${subject}`;
  await database.write(async () => {
    await database.rows(sql`delete from record_history where entity = ${'activity'} and record_id in (${made})`);
    await database.rows(sql`delete from activity where subject = ${subject}`);
  });
  await platform.close();
}
