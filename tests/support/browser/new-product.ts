import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const inBuild = (script: string) => fileURLToPath(new URL(`../../../dist/bundle/${script}.js`, import.meta.url));

/** Starts a product without demo data on a server of its own, uses it, and removes it. */
export async function withNewProduct(
  use: (product: { readonly url: string; readonly email: string; readonly password: string }) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'branchline-new-'));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: 'off', PORT: '0', LOG_LEVEL: 'warn' };
  const email = 'first@company.example';
  const { stdout } = await promisify(execFile)(process.execPath, [inBuild('admin-create'), email, '--new'], { env });
  const endsWithTests = new URL('../end-with-parent.mjs', import.meta.url).href;
  const server = spawn(process.execPath, ['--import', endsWithTests, inBuild('main')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      server.stdout.on('data', (text) => {
        printed += text;
        const port = /Branchline is at \S+:(\d+)/.exec(printed)?.[1];
        if (port) resolve(`http://localhost:${port}`);
      });
      server.once('close', () => reject(new Error(`The server ended: ${printed}`)));
    });
    await use({ url, email, password: /^Password: (.+)$/m.exec(stdout)![1]! });
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
