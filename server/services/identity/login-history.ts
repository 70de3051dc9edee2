import type { Registry } from '../../core/model/registry.ts';
import type { Records } from '../../core/records/records.ts';
import type { Clock } from '../../core/time/clock.ts';
import { product } from '../history/history.ts';
import type { BulkSave } from '../save/bulk-save.ts';
import type { Origin } from './sessions.ts';

interface Services {
  readonly registry: Registry;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly clock: Clock;
}

/** Records when and from where users sign in (BEH-023). */
export class LoginHistory {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  async add(
    uid: string,
    outcome: 'Signed in' | 'Wrong password' | 'Code asked for' | 'Wrong code',
    { address, client }: Origin,
  ): Promise<void> {
    const { registry, records, bulk, clock } = this.#services;
    const user = await records.reference(registry.definition('user'), { uid });
    if (!user) return;
    const login = {
      user,
      loginAt: clock.instant(),
      outcome,
      address: address.slice(0, 45),
      client: client.slice(0, 400),
    };
    await bulk.add(registry.definition('loginHistory'), [login], product);
  }
}
