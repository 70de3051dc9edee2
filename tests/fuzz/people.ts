import type { Catalogue } from './catalogue.ts';
import type { Connection } from './connection.ts';
import type { Caller } from './requests.ts';

/** The server that requests are sent to. */
export interface FuzzTarget {
  readonly url: string;
  /** Makes a user with the role Admin without the API. The address needs no proof. */
  makeAdmin(email: string): Promise<{ email: string; password: string }>;
}

interface Person {
  readonly email: string;
  readonly password: string;
  idToken: string;
  refreshToken: string;
}

/**
 * The users that send the requests. The fuzzer repairs damage to them: it renews ended sessions, replaces users who can
 * no longer sign in, and restores the permissions of the roles from time to time. It does this with an Admin of its
 * own, who sends no hostile requests.
 */
export class People {
  readonly #connection: Connection;
  readonly #target: FuzzTarget;
  readonly #people = new Map<Caller, Person>();
  readonly #renewing = new Map<Caller, Promise<void>>();
  #keeper: Person | null = null;
  #roles: any[] = [];
  #levels = new Map<number, any[]>();
  #made = 0;
  /** Number of repairs. */
  readonly counts = { sessions: 0, users: 0, admins: 0, permissions: 0 };

  constructor(connection: Connection, target: FuzzTarget) {
    this.#connection = connection;
    this.#target = target;
  }

  /** Makes the users, and remembers the permissions of the roles. */
  async begin(): Promise<void> {
    await this.#newKeeper();
    this.#roles = (await this.#asKeeper('GET', '/v1/roles')).body;
    for (const { id } of this.#roles)
      this.#levels.set(id, (await this.#asKeeper('GET', `/v1/rolePermissions/${id}`)).body);
    for (const { roleName } of this.#roles) await this.#replace(roleName);
    Object.assign(this.counts, { sessions: 0, users: 0, admins: 0, permissions: 0 });
  }

  tokens(caller: Caller): { idToken: string; refreshToken: string } | null {
    if (caller === 'garbage') return { idToken: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', refreshToken: 'x'.repeat(43) };
    return this.#people.get(caller) ?? null;
  }

  /** Signs in again after an answer that the session has ended, unless another request has already done so. */
  async renew(caller: Caller, used: string): Promise<void> {
    const person = this.#people.get(caller);
    if (!person || person.idToken !== used) return;
    let renewing = this.#renewing.get(caller);
    if (!renewing) {
      renewing = this.#renew(caller, person).finally(() => this.#renewing.delete(caller));
      this.#renewing.set(caller, renewing);
    }
    await renewing;
  }

  /** Restores roles and users that requests have changed, and reads the records again. */
  async restore(catalogue: Catalogue): Promise<void> {
    for (const role of this.#roles) await this.#restoreRole(role);
    for (const [caller, { idToken }] of this.#people) {
      const { body } = await this.#ask('GET', '/v1/user/profile', idToken);
      const own = body.id && (await this.#asKeeper('GET', `/v1/getUserPermissions/${body.id}`)).body;
      const role = this.#roles.find(({ roleName }) => roleName === caller);
      const isWhole = body.role?.roleName === caller && body.status === 'ACTIVE' && own?.length === this.#active(role);
      if (!isWhole) await this.#replace(caller);
    }
    await catalogue.sample(async (path) => (await this.#asKeeper('GET', path)).body);
  }

  #active(role: any): number {
    return new Set(this.#levels.get(role.id)!.map(({ permissionId }) => permissionId)).size;
  }

  async #restoreRole(role: any) {
    const { id, roleName, showSettings, showAdmin, requiresSecondFactor, active } = role;
    const now = (await this.#asKeeper('GET', `/v1/role/${id}`)).body;
    const flags = { roleName, showSettings, showAdmin, requiresSecondFactor, active };
    if (Object.entries(flags).some(([name, value]) => now[name] !== value)) {
      this.counts.permissions++;
      await this.#asKeeper('PUT', `/v1/updateRole/${id}`, flags);
    }
    const assigned: any[] = (await this.#asKeeper('GET', `/v1/rolePermissions/${id}`)).body;
    for (const { permissionId, permissionLevel } of this.#levels.get(id)!) {
      const found = assigned.find((one) => one.permissionId === permissionId && one.userOrRole === 2);
      if (found?.permissionLevel === permissionLevel) continue;
      this.counts.permissions++;
      const path = found ? `/v1/updateAssignedPermission/${found.id}` : '/v1/saveAssignedPermission';
      const whole = { userOrRole: 2, role: id, permission: permissionId, permissionLevel };
      await this.#asKeeper(found ? 'PUT' : 'POST', path, found ? { permissionLevel } : whole);
    }
  }

  async #renew(caller: Caller, person: Person) {
    this.counts.sessions++;
    if (!(await this.#signIn(person)) || !(await this.#isActive(person))) await this.#replace(caller);
  }

  async #isActive({ idToken }: Person): Promise<boolean> {
    return (await this.#ask('GET', '/v1/activeRoles', idToken)).status === 200;
  }

  /** Replaces the user of a role by a new one. */
  async #replace(caller: Caller) {
    this.counts.users++;
    const person = await this.#newAdmin('user');
    const { body: user } = await this.#ask('GET', '/v1/user/profile', person.idToken);
    const role = this.#roles.find(({ roleName }) => roleName === caller).id;
    const names = { firstName: 'Fay', lastName: `Fuzz ${caller}`, role };
    const path = `/v1/updateUser/${user.id}`;
    let { status } = await this.#asKeeper('PUT', path, { ...names, defRegion: 3, defBranch: 4 });
    // The region or branch may have been deleted.
    if (status !== 200) ({ status } = await this.#asKeeper('PUT', path, names));
    if (status !== 200) throw new Error(`A new user of the role ${caller} could not be made: ${status}`);
    this.#people.set(caller, person);
  }

  async #newKeeper() {
    this.counts.admins++;
    this.#keeper = await this.#newAdmin('keeper');
  }

  async #newAdmin(name: string): Promise<Person> {
    const made = await this.#target.makeAdmin(`fuzz-${name}-${++this.#made}-${process.pid}@fuzz.example`);
    const person = { ...made, idToken: '', refreshToken: '' };
    if (!(await this.#signIn(person))) throw new Error('The fuzzer could not sign in.');
    return person;
  }

  /** Sends a request as the fuzzer's own Admin; makes a new Admin if requests have removed its rights. */
  async #asKeeper(method: string, path: string, body?: unknown) {
    const answer = await this.#ask(method, path, this.#keeper!.idToken, body);
    if (answer.status < 400 || (await this.#mayManage())) return answer;
    const isBack = await this.#signIn(this.#keeper!);
    if (!isBack || !(await this.#mayManage())) await this.#newKeeper();
    return this.#ask(method, path, this.#keeper!.idToken, body);
  }

  async #mayManage(): Promise<boolean> {
    const { body, status } = await this.#ask('GET', '/v1/user/profile', this.#keeper!.idToken);
    return status === 200 && body.role?.roleName === 'Admin' && body.status === 'ACTIVE';
  }

  async #signIn(person: Person): Promise<boolean> {
    const { email } = person;
    const { status, body } = await this.#ask('POST', '/v1/accounts:signInWithPassword', null, {
      email,
      password: person.password,
    });
    if (status !== 200) return false;
    Object.assign(person, { idToken: body.idToken, refreshToken: body.refreshToken });
    return true;
  }

  async #ask(
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
  ): Promise<{ status: number; body: any }> {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Sign-ins are counted by IP address, so each person uses another one.
      'x-forwarded-for': `172.16.${(this.#made >> 8) & 255}.${this.#made & 255}`,
    };
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await this.#connection.send({ method, path, headers, body: sent });
    return { status: answer.status, body: JSON.parse(answer.body.toString()) };
  }
}
