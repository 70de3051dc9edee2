import { Inject } from '@nestjs/common';

export const crudToken = (entity: string) => `crud:${entity}`;

/** The operations of an entity, by its name. */
export const InjectCrud = (entity: string) => Inject(crudToken(entity));
