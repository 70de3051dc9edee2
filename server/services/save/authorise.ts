import { Injectable } from '@nestjs/common';
import { SessionUser } from '../access/session-user.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';
import { Authorising, type AuthorisedChange } from './authorising.ts';
import { Entities } from './entities.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Database } from '../../core/db/database.ts';
import { Users } from '../access/users.ts';

/** Runs the hook `authorise` of the extensions. */
@Injectable()
export class Authoriser extends Authorising {
  constructor(
    private readonly entities: Entities,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly database: Database,
    private readonly users: Users,
  ) {
    super();
  }

  override isNeeded(definition: EntityDefinition, author: Author): boolean {
    return author instanceof SessionUser && !author.isSystem && this.#hook(definition) !== undefined;
  }

  override async check(definition: EntityDefinition, written: AuthorisedChange, author: Author): Promise<void> {
    if (!(author instanceof SessionUser) || author.isSystem) return;
    const { registry, records, database, users } = this;
    await this.#hook(definition)?.(written, { user: author, registry, records, database, users });
  }

  #hook({ name }: EntityDefinition) {
    const { hooks } = this.entities.of(name);
    return hooks.authorise?.bind(hooks);
  }
}
