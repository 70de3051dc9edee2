import { permissions } from './generated/access.gen.ts';
import { definitions, tables, tasks } from './generated/tasks.gen.ts';
import { Clock } from './core/time/clock.ts';
import { createLogger } from './http/logging.ts';
import { SessionUser } from './services/access/session-user.ts';
import { writeTable } from './services/export/write-table.ts';
import { failureOfTask, type TaskAnswer, type TaskMessage } from './services/heavy/message.ts';
import { Platform } from './services/platform.ts';

const known = new Map([writeTable, ...tasks].map((task) => [task.name, task]));
const byCode = new Map(permissions.map((permission) => [permission.code, permission]));

/** A clock that is ahead of the machine's. */
class ClockAhead extends Clock {
  readonly #ahead: number;

  constructor(ahead: number) {
    super();
    this.#ahead = ahead;
  }

  override now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
}

/** Runs a task in this thread. Each has a platform of its own, which remembers nothing that may have changed since. */
export default async function run({
  task: name,
  input,
  user,
  settings,
  ahead,
  port,
}: TaskMessage): Promise<TaskAnswer> {
  let platform: Promise<Platform> | undefined;
  const open = () =>
    Platform.openReading(
      settings,
      createLogger(settings),
      { entities: definitions.map((definition) => ({ definition, hooks: {} })), permissions, tables },
      new ClockAhead(ahead),
    );
  const thread = {
    user: new SessionUser(user, byCode),
    platform: () => (platform ??= open()),
    progress: (progress: unknown) => port.postMessage(progress),
  };
  try {
    const task = known.get(name);
    if (!task) throw new Error(`No task is named "${name}".`);
    return { output: await task.run(input as never, thread) };
  } catch (error) {
    return { failure: failureOfTask(error) };
  } finally {
    await (await platform)?.close();
    port.close();
  }
}
