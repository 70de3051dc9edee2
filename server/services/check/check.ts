import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SaveServices } from '../save/services.ts';

/**
 * A check of one kind of derived data of an entity.
 * @param mends whether what differs is put right
 * @param stop ends it early
 * @returns the number of differences
 */
export type Check = (
  definition: EntityDefinition,
  services: SaveServices,
  mends: boolean,
  stop?: AbortSignal,
) => Promise<number>;
