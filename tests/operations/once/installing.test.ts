import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signInAt } from '../../support/client.ts';
import { ProductCopy } from '../../support/copy.ts';
import { temporaryFolder } from '../../support/schemas.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const log = join(temporaryFolder(), 'npm.log');
const settings = {
  NODE_ENV: 'production',
  npm_execpath: path('../../support/fake-npm-cli.js'),
  FAKE_NPM_PACKAGES: path('../../../node_modules'),
  FAKE_NPM_LOG: log,
};
let product: ProductCopy;
beforeAll(() => void (product = new ProductCopy({ linked: false, settings })));
afterAll(() => product.remove());

const installed = () => readFileSync(log, 'utf8').trim().split('\n');
const has = (name: string) => existsSync(join(product.root, 'node_modules', name));

test('in production, a built product installs and needs no devDependencies', async () => {
  // As a checkout does, beside which a dist from elsewhere is put.
  for (const name of ['server/main.ts', 'admin-ui/index.html', 'schemas/README.md', 'package-lock.json'])
    utimesSync(join(product.root, name), new Date(), new Date());
  const url = await product.start();
  expect(installed()).toEqual(['ci --omit=dev']);
  expect(['typescript', '@swc/core', 'rolldown', 'vite', 'react', '@playwright/test'].filter(has)).toEqual([]);

  expect((await fetch(`${url}/v1/health`)).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}/v1/docs/swagger-ui-bundle.js`)).status).toBe(200);
  const { client } = await signInAt(url, 'admin@demo.branchline.example');
  const { body } = await client.list('quotations', { range: [0, 0] });
  const pdf = await client.get(`quotationpdf/${body[0].quoteVerId}`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await product.stop()).toBe(0);
});

test('in production, a product whose dist is stale installs everything and builds', async () => {
  for (const name of ['dist/bundle', 'node_modules']) rmSync(join(product.root, name), { recursive: true });
  rmSync(log);
  const first = 'dist/ is missing or was built from other sources. It is built now, which needs all packages.';
  const [printed] = await product.startUntil(/^[^]*Branchline is at/);
  expect(printed.split('\n')[0]).toBe(first);
  expect(installed()).toEqual(['ci --include=dev']);
  expect(await product.stop()).toBe(0);
});
