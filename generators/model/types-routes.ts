import type { Rule } from './types-access.ts';

export const operations = [
  'list',
  'names',
  'count',
  'page',
  'saved',
  'filter',
  'search',
  'one',
  'create',
  'update',
  'set',
  'remove',
  'history',
  'derive',
  'check',
  'saveAnyway',
  'distinct',
  'alike',
  'export',
  'totals',
  'bulk',
] as const;
export type Operation = (typeof operations)[number];

export interface Route {
  readonly operation: Operation;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under /v1, with parameters in braces: `customers/{id}`. */
  readonly path: string;
  readonly params: readonly string[];
  readonly where: Readonly<Record<string, unknown>>;
  readonly set: Readonly<Record<string, unknown>>;
  readonly by: string | null;
  /** Whether forms list their choices by it. */
  readonly choices: boolean;
  readonly access: Rule;
}
