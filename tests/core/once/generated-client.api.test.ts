import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { projectRoot } from '../../support/schemas.ts';

const { Spectral } = spectralCore;

let app: TestApp;
let admin: Client;
let description: string;
let folder: string;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  description = await (await fetch(`${app.url}/v1/openapi.json`)).text();
  // Below the project, so that the program finds the packages it imports.
  mkdirSync(join(projectRoot, 'dist/test-clients'), { recursive: true });
  folder = mkdtempSync(join(projectRoot, 'dist/test-clients/client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

test('the description of the API has no errors and no warnings by the rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: description, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
}, 120_000);

/** Every rule of Spectral for OpenAPI, also those that it only offers, but for two. */
const ruleset = {
  extends: [[rulesets.oas, 'all']],
  rules: {
    // The licence has an identifier, beside which OpenAPI 3.1 allows no address.
    'license-url': 'off',
    // Each company runs Branchline itself: the description cannot know whom to ask.
    'contact-properties': 'off',
  },
} as RulesetDefinition;

test('and none by those of Spectral', async () => {
  const spectral = new Spectral();
  spectral.setRuleset(ruleset);
  const problems = await spectral.run(description);
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
}, 120_000);

/** What someone else would write. The lines after `@ts-expect-error` must not compile. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const [, , baseUrl, token] = process.argv;
const client = createClient<paths>({ baseUrl: baseUrl!, headers: { authorization: \`Bearer \${token}\` } });

const listed = await client.GET('/v1/customers', { params: { query: { range: '[0,4]', sort: '["custName","ASC"]' } } });
const names: (string | null)[] = listed.data!.map(({ custName }) => custName);
const created = await client.POST('/v1/manufacturers', { body: { manufacturerName: 'Slate & Sons' } });
const id: number = created.data!.id;
const refused = await client.POST('/v1/manufacturers', { body: { manufacturerName: null } });
const errors: Record<string, string> | undefined = refused.error!.errors;
const customer = await client.GET('/v1/customerInfo/{id}', { params: { path: { id: 1 } } });
const town: string | null | undefined = customer.data!.cityTown?.cityTownName;

// @ts-expect-error There is no such parameter.
await client.GET('/v1/customers', { params: { query: { rnage: '[0,4]' } } });
// @ts-expect-error A name is text.
await client.POST('/v1/manufacturers', { body: { manufacturerName: 5 } });
// @ts-expect-error There is no such call.
await client.GET('/v1/nothing');
// @ts-expect-error An error has no such field.
void refused.error!.mistakes;

console.log(JSON.stringify({ names, id, status: refused.response.status, errors, town }));
`;

test('a client that is generated from it lists, creates and gets a typed refusal', async () => {
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(description)));
  const file = join(folder, 'program.ts');
  writeFileSync(file, program);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const wrong = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
  expect(
    wrong.map(({ messageText, start }) => [
      ts.flattenDiagnosticMessageText(messageText, '\n'),
      program.slice(start, start! + 60),
    ]),
  ).toEqual([]);

  const script = join(folder, 'program.mjs');
  writeFileSync(script, ts.transpileModule(program, { compilerOptions: { ...options, noEmit: false } }).outputText);
  const { stdout } = await promisify(execFile)(process.execPath, [script, app.url, admin.token!]);
  const customers = await admin.list('customers', { range: [0, 4], sort: ['custName', 'ASC'] });
  const { body: first } = await admin.get('customerInfo/1');
  const { body: made } = await admin.list('manufacturers', { filter: { q: 'Slate & Sons' } });
  expect(JSON.parse(stdout)).toEqual({
    names: customers.body.map(({ custName }: any) => custName),
    id: made[0].id,
    status: 422,
    errors: { manufacturerName: expect.stringMatching(/\w/) },
    town: first.cityTown.cityTownName,
  });
}, 120_000);
