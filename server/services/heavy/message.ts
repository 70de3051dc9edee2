import type { MessagePort } from 'node:worker_threads';
import { codeOf } from '../../core/db/database.ts';
import { OperationalError, UserError } from '../../core/errors/errors.ts';
import type { Settings } from '../../core/settings.ts';
import type { UserFacts } from '../access/session-user.ts';

/** What a thread is sent. */
export interface TaskMessage {
  readonly task: string;
  readonly input: unknown;
  readonly user: UserFacts;
  readonly settings: Settings;
  /** Milliseconds by which the clock of the product is ahead of that of the machine, as in tests. */
  readonly ahead: number;
  /** Takes what the task reports of its progress. */
  readonly port: MessagePort;
}

/** What a thread answers: between threads, an error would lose its class and its code. */
export type TaskAnswer = { readonly output: unknown } | { readonly failure: Failure };

type Failure =
  | { readonly kind: 'user'; readonly error: Pick<UserError, 'status' | 'code' | 'message' | 'errors' | 'details'> }
  | { readonly kind: 'operational'; readonly message: string; readonly answer: OperationalError['answer'] }
  | { readonly kind: 'other'; readonly message: string; readonly stack: string | undefined; readonly code: string };

export function failureOfTask(error: unknown): Failure {
  if (error instanceof UserError) {
    const { status, code, message, errors, details } = error;
    return { kind: 'user', error: { status, code, message, errors, details } };
  }
  if (error instanceof OperationalError) return { kind: 'operational', message: error.message, answer: error.answer };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'other', message, stack, code: codeOf(error) };
}

export function errorOfTask(failure: Failure): Error {
  if (failure.kind === 'user') {
    const { status, code, message, errors, details } = failure.error;
    return new UserError(status, code, message, { ...(errors && { errors }), ...(details && { details }) });
  }
  const error = new Error(failure.message);
  if (failure.kind === 'operational')
    return new OperationalError(failure.message, { answer: { status: 503, ...failure.answer } as never });
  return Object.assign(error, { stack: failure.stack, ...(failure.code && { code: failure.code }) });
}
