import { RateLimiterMemory } from 'rate-limiter-flexible';
import { IdentityError } from './identity-error.ts';

const quarterHour = 900;

/**
 * Limits sign-ins by account and by network address: 10 and 100 in a quarter of an hour. A successful sign-in resets
 * the count of its account and is not counted for its network address. Each server process counts separately.
 */
export class Attempts {
  readonly #account = new RateLimiterMemory({ points: 10, duration: quarterHour });
  readonly #address = new RateLimiterMemory({ points: 100, duration: quarterHour });
  readonly #requests = new RateLimiterMemory({ points: 60, duration: 3600 });

  /** Counts an attempt before it is made, so that concurrent attempts count too. @throws IdentityError 429 */
  async begin(email: string, address: string): Promise<void> {
    const counted = await Promise.allSettled([this.#account.consume(email), this.#address.consume(address)]);
    if (counted.some(({ status }) => status === 'rejected')) throw tooMany();
  }

  async succeeded(email: string, address: string): Promise<void> {
    await Promise.all([this.#account.delete(email), this.#address.reward(address)]);
  }

  /** Counts a request that creates an account or sends mail. @throws IdentityError 429 */
  async request(address: string): Promise<void> {
    await this.#requests.consume(address).catch(() => {
      throw tooMany();
    });
  }
}

const tooMany = () => new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
