import { invalid, refused } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Change } from './change.ts';

const isCoded = ({ codes }: EntityDefinition, id: unknown): boolean => Object.values(codes).includes(id as number);

/** Why a row with a code cannot be treated like others; null for a row without one. */
export const codeRefusal = (definition: EntityDefinition, id: number, refusal: string): string | null =>
  isCoded(definition, id) ? reason(definition, refusal) : null;

const reason = ({ title }: EntityDefinition, refusal: string): string =>
  `Branchline depends on this ${title.toLowerCase()}, so it ${refusal}. You can rename it.`;

/** @throws UserError 422 if the change makes a row with a code inactive */
export function refuseInactiveCode(change: Change): void {
  const { definition, before } = change;
  if (before && isCoded(definition, before[definition.key]) && change.turnedOff('active'))
    throw invalid({ active: reason(definition, 'must stay active') });
}

/** @throws UserError 422 if the row has a code */
export function refuseCodeRemoval(definition: EntityDefinition, id: number): void {
  if (isCoded(definition, id)) throw refused(reason(definition, 'cannot be deleted'));
}
