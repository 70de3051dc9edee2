import { fieldOf } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { View } from './view.ts';

/** A group of a view that comes before all others. */
export interface Lead {
  /** Name of the column that identifies the groups. */
  readonly name: string;
  readonly key: number;
}

/** Key of the user's branch, if a column refers to branches; null if it does not, or the user has none. */
export const ownBranch = (to: string | undefined, registry: Registry, user: SessionUser): number | null =>
  to === fieldOf(registry.definition('user'), 'defBranch')!.to ? user.facts.defBranch : null;

/** The group of the user's own branch in a view of branches; null in other views. */
export function leadOf({ definition, unique }: View, registry: Registry, user: SessionUser): Lead | null {
  const [name, ...rest] = unique;
  if (name === undefined || rest.length) return null;
  const key = ownBranch(fieldOf(definition, name)!.to, registry, user);
  return key === null ? null : { name, key };
}
