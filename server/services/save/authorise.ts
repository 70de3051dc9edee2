import { SessionUser } from '../access/session-user.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';
import type { Authorising, AuthorisedChange } from './bulk-save.ts';
import { saveContext } from './hooks.ts';
import type { Services } from './services.ts';

/** Runs the hook `authorise` of the extensions. */
export class Authoriser implements Authorising {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  isNeeded(definition: EntityDefinition, author: Author): boolean {
    return author instanceof SessionUser && !author.isSystem && this.#hook(definition) !== undefined;
  }

  async check(definition: EntityDefinition, written: AuthorisedChange, author: Author): Promise<void> {
    if (author instanceof SessionUser && !author.isSystem)
      await this.#hook(definition)?.(written, saveContext(this.#services, author));
  }

  #hook({ name }: EntityDefinition) {
    const { hooks } = this.#services.entity(name);
    return hooks.authorise?.bind(hooks);
  }
}
