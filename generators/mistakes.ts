import { LossError } from './migrations/propose.ts';
import { MisfitError } from './migrations/replayed.ts';
import { SchemaError } from './model/index.ts';
import { ControllerError } from './server/read-controller.ts';

/** Whether an error is about what a person has written, so that its message says all. */
export const isMistake = (error: unknown): error is Error =>
  [SchemaError, LossError, MisfitError, ControllerError].some((kind) => error instanceof kind);
