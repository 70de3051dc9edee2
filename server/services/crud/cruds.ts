import { Injectable } from '@nestjs/common';
import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { SaveServices } from '../save/services.ts';
import { Crud } from './crud.ts';

/** The operations of every entity. */
@Injectable()
export class Cruds {
  readonly #all = new Map<string, Crud>();

  constructor(private readonly services: SaveServices) {}

  /** The operations of an entity, given its definition or its name. */
  of<R extends AnyRecord>(entity: EntityDefinition<R> | string): Crud<WireRecord, R> {
    const name = typeof entity === 'string' ? entity : entity.name;
    let crud = this.#all.get(name);
    if (!crud) this.#all.set(name, (crud = new Crud(this.services.entities.of(name), this.services)));
    return crud as Crud<WireRecord, R>;
  }
}
