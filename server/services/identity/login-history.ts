import { Injectable } from '@nestjs/common';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { product } from '../history/history.ts';
import { BulkSave } from '../save/bulk-save.ts';
import type { Origin } from './sessions.ts';

/** Records when and from where users sign in (BEH-023). */
@Injectable()
export class LoginHistory {
  constructor(
    private readonly records: Records,
    private readonly bulk: BulkSave,
    private readonly clock: Clock,
  ) {}

  async add(
    uid: string,
    outcome: 'Signed in' | 'Wrong password' | 'Code asked for' | 'Wrong code',
    { address, client }: Origin,
  ): Promise<void> {
    const { records, bulk, clock } = this;
    const user = await records.reference('user', { uid });
    if (!user) return;
    const login = {
      user,
      loginAt: clock.instant(),
      outcome,
      address: address.slice(0, 45),
      client: client.slice(0, 400),
    };
    await bulk.add('loginHistory', [login], product);
  }
}
