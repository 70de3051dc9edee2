import type { WireRecord } from '../../../core/records/records.ts';
import { Random } from '../random.ts';
import type { Surroundings } from '../surroundings.ts';

const clients = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
];

/** Sign-ins of the demo users in the last forty days, with network addresses and an occasional mistyped password. */
export function logins({ demoUsers, calendar }: Surroundings): WireRecord[] {
  const random = new Random(19);
  const found: WireRecord[] = [];
  for (let ago = 40; ago > 0; ago--)
    for (const user of demoUsers) {
      if (calendar.workday(-ago) !== -ago || !random.chance(0.7)) continue;
      const from = { user, address: `10.20.${user.id}.${random.between(2, 254)}`, client: clients[user.id % 3] };
      const minutes = random.between(10, 57);
      if (random.chance(0.04))
        found.push({ ...from, loginAt: calendar.instant(-ago, `07:${minutes}`), outcome: 'Wrong password' });
      found.push({ ...from, loginAt: calendar.instant(-ago, `07:${minutes + 1}`), outcome: 'Signed in' });
    }
  return found;
}
