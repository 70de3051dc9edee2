import type { TestApp } from './app.ts';

export interface Reply<T = any> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export type DemoUser = 'admin' | 'supervisor' | 'salesexec' | 'internal' | 'readonly';

export const demoPassword = 'Branchline-demo-1';

/** Tries to sign in to any server. Answers the reply, and a client with its token. */
export async function signInAt(url: string, email: string, password = demoPassword) {
  const { status, body } = await new Client(url).post('accounts:signInWithPassword', { email, password });
  return { status, client: new Client(url, body.idToken), body };
}

/** Calls the API as one of the demo users, or without a token. */
export class Client {
  readonly #url: string;
  readonly token: string | null;

  constructor(url: string, token: string | null = null) {
    this.#url = url;
    this.token = token;
  }

  /** @throws Error if the user cannot sign in */
  static async as(app: Pick<TestApp, 'url'>, user: DemoUser): Promise<Client> {
    const { status, body } = await new Client(app.url).post('accounts:signInWithPassword', {
      email: `${user}@demo.branchline.example`,
      password: demoPassword,
      returnSecureToken: true,
    });
    if (status !== 200) throw new Error(`${user} cannot sign in: ${status} ${JSON.stringify(body)}`);
    return new Client(app.url, body.idToken);
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown) => this.send('POST', path, body);
  put = (path: string, body?: unknown) => this.send('PUT', path, body);
  delete = (path: string) => this.send('DELETE', path);

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(`${this.#url}/v1/${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  /** Requests a list with react-admin's parameters. */
  list(
    path: string,
    { range, sort, filter }: { range?: [number, number]; sort?: [string, string]; filter?: object } = {},
  ) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ range, sort, filter }))
      if (value) query.set(name, JSON.stringify(value));
    return this.get(`${path}?${query}`);
  }
}

const parsed = (text: string): any => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
