// node tests/bench/dev.mjs [RUNS]: how long a developer waits, measured with a browser on `npm run dev` in a copy of the
// built product. Prints the milliseconds of each run, and the least:
// - from saving a schema with another title, to a page with that title and its rows
// - from saving a schema with a new field and asking for its migration, to a page with its column, and its answers
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../support/browser.mjs';
import { freePort } from '../support/ports.mjs';

const runs = Number(process.argv[2] ?? 3);
const project = fileURLToPath(new URL('../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'branchline-dev-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const most = { timeout: 120_000 };

for (const name of readdirSync(project).filter((one) => !['.git', 'node_modules', 'data'].includes(one)))
  cpSync(join(project, name), join(root, name), { recursive: true, preserveTimestamps: true });
symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');

const npm = (task) =>
  spawn(process.execPath, ['generators/build/run.mjs', task], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(root, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn' },
  });
const dev = npm('dev');
const browser = await chromium.launch({ executablePath: ensureBrowser(project), args: ['--no-sandbox'] });
try {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  const shown = async (title) => {
    await page.getByRole('columnheader', { name: title }).first().waitFor(most);
    await page.getByRole('table').getByRole('cell').first().waitFor(most);
  };
  while (!(await fetch(`${url}/v1/health`).catch(() => null))?.ok) await setTimeout(100);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.branchline.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Branchline-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('banner').waitFor(most);
  await page.goto('/customerSetting/Regions');
  await shown('Region');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('branchline.session')).token);

  const file = join(root, 'schemas/reference/region.json');
  const edit = (change) => {
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    change(schema.properties);
    writeFileSync(file, JSON.stringify(schema, null, 2));
  };
  const measure = async (what, work) => {
    const times = [];
    for (let run = 1; run <= runs; run++) {
      // The server of the run before has started, and the one after it is ready.
      await setTimeout(8000);
      const started = performance.now();
      await work(run);
      times.push(Math.round(performance.now() - started));
    }
    console.log(`${what}: ${times.join(', ')} ms; least ${Math.min(...times)} ms`);
  };

  await measure('another title', async (run) => {
    edit(({ regionName }) => (regionName.title = `Area ${run}x`));
    await shown(`Area ${run}x`);
  });
  await measure('a new field with its migration', async (run) => {
    edit((properties) => (properties[`remark${run}`] = { title: `Remark ${run}x` }));
    await once(npm('migration:new'), 'exit');
    for (let answer = {}; !(`remark${run}` in answer); await setTimeout(20)) {
      const reply = await fetch(`${url}/v1/regions`, { headers: { authorization: `Bearer ${token}` } });
      answer = reply.ok ? (await reply.json())[0] : {};
    }
    await shown(`Remark ${run}x`);
  });
} finally {
  await browser.close();
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(root, { recursive: true, force: true });
}
