import type { Entity, Operation, Route, Rule } from '../../model/index.ts';
import { listCalls } from './lists.ts';
import { recordCalls } from './records.ts';
import { wordsOf, type CallWords, type Method } from './words.ts';
import { writeCalls } from './writes.ts';

/** A method of a controller, with all paths that it serves. */
export interface CallMethod {
  /** Tag of the call in the API description. */
  readonly tag: string;
  readonly method: string;
  /** Below /v1, with parameters in braces: `customers/{id}`. */
  readonly paths: readonly string[];
  readonly summary: string;
  readonly access: Rule | 'public' | 'token';
}

const methods: Record<Operation, (words: CallWords) => Method> = { ...listCalls, ...recordCalls, ...writeCalls };

/** The method of a route: its arguments, body and response. */
export const describeCall = (entity: Entity, route: Route): Method => methods[route.operation](wordsOf(entity, route));
