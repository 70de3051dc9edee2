import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { permissions, roles } from './generated/access.gen.ts';
import { reports } from './generated/reports.gen.ts';
import { definitions, tables, tasks } from './generated/tasks.gen.ts';
import { widgets } from './generated/widgets.gen.ts';
import { Clock } from './core/time/clock.ts';
import { createLogger } from './http/logging.ts';
import { SessionUser } from './services/access/session-user.ts';
import { writeTable } from './services/export/write-table.ts';
import { failureOfTask, type TaskAnswer, type TaskMessage } from './services/heavy/message.ts';
import type { Thread } from './services/heavy/task.ts';
import { ThreadModule } from './services/thread.module.ts';

const known = new Map([writeTable, ...tasks].map((task) => [task.name, task]));
const entities = definitions.map((definition) => ({ definition, hooks: {} }));
const byCode = new Map(permissions.map((permission) => [permission.code, permission]));

/** A clock that is ahead of the machine's. */
class ClockAhead extends Clock {
  readonly #ahead: number;

  constructor(ahead: number, yearStart: number) {
    super(yearStart);
    this.#ahead = ahead;
  }

  override now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
}

/** Runs a task in this thread. Each opens services of its own, which remember nothing that may have changed since. */
export default async function run({
  task: name,
  input,
  user,
  settings,
  ahead,
  port,
}: TaskMessage): Promise<TaskAnswer> {
  let opened: Promise<INestApplicationContext> | undefined;
  const open = () =>
    NestFactory.createApplicationContext(
      ThreadModule.forRoot({
        settings,
        logger: createLogger(settings),
        clock: new ClockAhead(ahead, settings.yearStart),
        entities,
        reports,
        widgets,
        permissions,
        roles,
        tables,
      }),
      { logger: false, abortOnError: false },
    );
  const thread: Thread<unknown> = {
    user: new SessionUser(user, byCode),
    get: async (service) => (await (opened ??= open())).get(service),
    progress: (progress) => port.postMessage(progress),
  };
  try {
    const task = known.get(name);
    if (!task) throw new Error(`No task is named "${name}".`);
    return { output: await task.run(input as never, thread) };
  } catch (error) {
    return { failure: failureOfTask(error) };
  } finally {
    await (await opened)?.close();
    port.close();
  }
}
