import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Settings } from '../../core/settings.ts';
import { InjectSettings } from '../inject.ts';

/** Milliseconds after which a call answers that could tell by its time whether an address has an account. */
const even = 500;

/** Keeps from strangers whether an address has an account, if the settings ask for it (AMB-122). */
@Injectable()
export class Hiding {
  readonly isOn: boolean;

  constructor(@InjectSettings() { hideAccounts }: Settings) {
    this.isOn = hideAccounts;
  }

  /** Runs a call that answers or fails after the same time, whether there is an account or not. */
  async evenly<T>(work: () => Promise<T>): Promise<T> {
    const [result] = await Promise.allSettled([work(), this.isOn ? wait(even) : null]);
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }

  /** The same, where only a refusal could tell something. */
  async refuseEvenly<T>(work: () => Promise<T>): Promise<T> {
    const until = this.isOn ? wait(even) : null;
    return work().catch(async (error: unknown) => {
      await until;
      throw error;
    });
  }
}
