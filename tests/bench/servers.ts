import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { send } from './load.ts';
import { root, type Target } from './prepare.ts';

export interface Running {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const endWithParent = new URL('../../../tests/support/end-with-parent.mjs', import.meta.url).href;

interface More {
  /** A module that is loaded first. */
  readonly preload?: URL;
  readonly env?: NodeJS.ProcessEnv;
}

/** The bundled product in its own process. */
export async function startProduct(target: Target, more: More = {}): Promise<Running & { token: string }> {
  const running = await startServer(script('../../bundle/main.js'), [], target, more);
  const { text } = await send(
    running.url,
    {
      method: 'POST',
      path: '/v1/accounts:signInWithPassword',
      body: JSON.stringify({ email: 'admin@demo.branchline.example', password: 'Branchline-demo-1' }),
    },
    null,
  );
  return { ...running, token: (JSON.parse(text) as { idToken: string }).idToken };
}

/** The product as `npm start` runs it. */
export const startByNpm = (target: Target): Promise<Running> =>
  startServer(join(root, 'generators/build/run.mjs'), ['start'], target);

function startServer(file: string, args: string[], { settings }: Target, more: More = {}): Promise<Running> {
  const env = {
    ...process.env,
    ...more.env,
    PORT: '0',
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: 'warn',
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
  };
  return start(
    file,
    args,
    env,
    (line) => {
      const [, port] = /Branchline is at \S+:(\d+)/.exec(line) ?? [];
      return port ? `http://127.0.0.1:${port}` : null;
    },
    more.preload,
  );
}

/** The bare server on the same database. */
export const startBare = ({ settings }: Target): Promise<Running> =>
  start(script('bare.js'), [JSON.stringify(settings)], process.env, (line) =>
    line.startsWith('{') ? `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}` : null,
  );

async function start(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  ready: (line: string) => string | null,
  preload?: URL,
): Promise<Running> {
  const options = ['--import', endWithParent, ...(preload ? ['--import', preload.href] : []), file, ...args];
  const child = spawn(process.execPath, options, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = ready(line);
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
  });
  return {
    url,
    pid: child.pid!,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
