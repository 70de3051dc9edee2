import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SaveServices } from '../save/services.ts';

/** A check of one kind of derived data of an entity. @returns the number of differences */
export type Check = (definition: EntityDefinition, services: SaveServices, mends: boolean) => Promise<number>;
