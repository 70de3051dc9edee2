import { RateLimiterMemory } from 'rate-limiter-flexible';
import { IdentityError } from './identity-error.ts';

const quarterHour = 900;

/**
 * Counts failed sign-ins by account and by address; after too many of either, none is tried for a quarter of an hour.
 * A sign-in that succeeds clears its account. Each server process counts for itself.
 */
export class Attempts {
  readonly #account = new RateLimiterMemory({ points: 10, duration: quarterHour });
  readonly #address = new RateLimiterMemory({ points: 100, duration: quarterHour });
  readonly #requests = new RateLimiterMemory({ points: 60, duration: 3600 });

  /** @throws IdentityError 429 */
  async check(email: string, address: string): Promise<void> {
    const [account, from] = await Promise.all([this.#account.get(email), this.#address.get(address)]);
    if ((account?.consumedPoints ?? 0) >= 10 || (from?.consumedPoints ?? 0) >= 100) throw tooMany();
  }

  async failed(email: string, address: string): Promise<void> {
    await Promise.allSettled([this.#account.consume(email), this.#address.consume(address)]);
  }

  async succeeded(email: string): Promise<void> {
    await this.#account.delete(email);
  }

  /** Counts a request that makes an account or sends mail. @throws IdentityError 429 */
  async request(address: string): Promise<void> {
    await this.#requests.consume(address).catch(() => {
      throw tooMany();
    });
  }
}

const tooMany = () => new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
