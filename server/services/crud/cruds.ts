import { Injectable } from '@nestjs/common';
import type { Entity, RecordOf } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { SaveServices } from '../save/services.ts';
import { Crud } from './crud.ts';

/** The operations of every entity. */
@Injectable()
export class Cruds {
  readonly #all = new Map<string, Crud>();

  constructor(private readonly services: SaveServices) {}

  /** The operations of an entity, given its definition or its name. */
  of<E extends Entity>(entity: E): Crud<WireRecord, RecordOf<E>> {
    const { name } = this.services.registry.definition(entity);
    let crud = this.#all.get(name);
    if (!crud) this.#all.set(name, (crud = new Crud(this.services.entities.of(name), this.services)));
    return crud as Crud<WireRecord, RecordOf<E>>;
  }
}
