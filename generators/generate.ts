import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitMenu, emitMessages, emitPermissions, emitRegistry as emitScreens } from './admin-ui/registry.ts';
import { emitFormValidators, emitResource, emitResources, emitSlots } from './admin-ui/resource.ts';
import { emitDialogs, emitLists, emitPage } from './admin-ui/screens.ts';
import { sourceOf } from './model/entity-files.ts';
import { loadModel, loadVocabularies, type Entity, type Model } from './model/index.ts';
import { emitCallTables } from './server/call-tables.ts';
import type { CallMethod } from './server/calls/calls.ts';
import { emitController } from './server/controller.ts';
import { emitCodes } from './server/codes.ts';
import { emitEntity } from './server/entity.ts';
import { emitHooks } from './server/hooks.ts';
import { emitRecord, emitReferences } from './server/records.ts';
import { emitReports, emitWidgets } from './server/reports.ts';
import { readController, type ControllerSource } from './server/read-controller.ts';
import { emitOpenApi } from './server/openapi.ts';
import { emitAccess, emitLookups, emitRegistry, emitTasks, type Features } from './server/registry.ts';
import { emitTypes } from './server/types.ts';
import { emitValidators, validatorTypes } from './validators.ts';
import { withVocabulary } from './vocabulary.ts';
import { writeBuilt, writeOutputs, type Output, type Written } from './write.ts';

/**
 * Generates all code from the schemas below root.
 * @param dry only reports what would change
 */
export async function generate(root: string, dry = false): Promise<Written & { model: Model }> {
  const model = loadModel(join(root, 'schemas'));
  if (!dry) writeBuilt(root, 'dist/validators', builtValidators(model));
  const outputs = [
    ...(await serverOutputs(root, model)),
    ...(await uiOutputs(root, model)),
    ...sharedCode(root),
    ...vocabulary(root),
  ];
  const folders = ['server/generated', 'admin-ui/generated', 'server/core/files', 'admin-ui/core/files'];
  return { ...(await writeOutputs(root, folders, outputs, dry)), model };
}

/** Compiled validators, by path. Server and browser use the same ones. */
const builtValidators = (model: Model): ReadonlyMap<string, string> =>
  new Map(
    model.entities
      .filter((entity) => entity.kind !== 'platform')
      .flatMap((entity) => [
        [`${entity.folder}.js`, emitValidators(model, entity)],
        [`${entity.folder}.d.ts`, validatorTypes],
      ]),
  );

/**
 * Code that server and browser both need: a copy of each file below `generators/both` in the `core` of both. Neither may
 * import the other.
 */
const sharedCode = (root: string): Output[] =>
  findFiles(join(root, sharedFolder))
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const source = `${sharedFolder}/${path}`;
      const code = readFileSync(join(root, source), 'utf8').replaceAll(/(?<=from '\.\/[\w-]+)\.ts(?=';)/g, '.gen.ts');
      return ['server', 'admin-ui'].map((side) => ({
        path: `${side}/core/${path.replace(/\.ts$/, '.gen.ts')}`,
        code,
        source,
      }));
    });

const sharedFolder = 'generators/both';

/** The guide to the schemas, with its tables of keywords. */
function vocabulary(root: string): Output[] {
  const path = 'schemas/README.md';
  if (!existsSync(join(root, path))) return [];
  const code = withVocabulary(readFileSync(join(root, path), 'utf8'), loadVocabularies(join(root, 'schemas')));
  return [{ path, code, source: null }];
}

async function serverOutputs(root: string, model: Model): Promise<Output[]> {
  const perEntity = await Promise.all(model.entities.map((entity) => serverEntity(model, entity)));
  const features = findFeatures(root, model);
  const shared: [string, string][] = [
    ['registry', emitRegistry(model, features)],
    ['tasks', emitTasks(model, features)],
    ['openapi', emitOpenApi(model)],
    ['access', emitAccess(model)],
    ['lookups', emitLookups(model)],
    ['references', emitReferences(model)],
    ['reports', emitReports(model)],
    ['widgets', emitWidgets(model)],
  ];
  return [
    ...perEntity.flat(),
    ...shared.map(([name, code]) => ({ path: `server/generated/${name}.gen.ts`, code, source: 'schemas' })),
    { path: 'server/CALLS.md', code: emitCallTables(model, handWritten(root)), source: null },
  ];
}

/** Calls of hand-written controllers, in the features and in `server/http`. */
const handWritten = (root: string): CallMethod[] =>
  ['server/features', 'server/http'].flatMap((folder) =>
    findControllers(root, folder).flatMap(({ methods }) => methods),
  );

async function serverEntity(model: Model, entity: Entity): Promise<Output[]> {
  const files: [string, string][] = [['entity', emitEntity(model, entity)]];
  if (entity.kind !== 'platform') {
    files.push(
      ['types', await emitTypes(model, entity)],
      ['record', emitRecord(model, entity)],
      ['hooks', emitHooks(entity)],
    );
    if (entity.routes.length) files.push(['controller', emitController(entity)]);
    if (Object.keys(entity.codes).length) files.push(['codes', emitCodes(entity)]);
  }
  return files.map(([name, code]) => ({
    path: `server/generated/${entity.folder}/${name}.gen.ts`,
    code,
    source: sourceOf(entity.path),
  }));
}

async function uiOutputs(root: string, model: Model): Promise<Output[]> {
  const entities = model.entities.filter((entity) => entity.kind !== 'platform');
  const perEntity = await Promise.all(
    entities.map((entity) =>
      uiEntity(model, entity, existsSync(join(root, `admin-ui/features/${entity.folder}/slots.tsx`))),
    ),
  );
  const shared: [string, string][] = [
    ['resources.gen.ts', emitResources(model)],
    ['registry.gen.ts', emitScreens(model)],
    ['menu.gen.tsx', emitMenu(model)],
    ['messages.gen.ts', emitMessages(model)],
    ['permissions.gen.ts', emitPermissions(model)],
  ];
  return [
    ...perEntity.flat(),
    ...shared.map(([name, code]) => ({ path: `admin-ui/generated/${name}`, code, source: 'schemas' })),
  ];
}

/** Browser code of an entity. One without lists, dialogs and pages needs only its summary. */
async function uiEntity(model: Model, entity: Entity, hasSlots: boolean): Promise<Output[]> {
  if (!entity.lists.length && !entity.dialogs.length && !entity.page) return [];
  const codes: [string, string][] = Object.keys(entity.codes).length ? [['codes.gen.ts', emitCodes(entity)]] : [];
  const files: [string, string][] = [
    ...codes,
    ['types.gen.ts', await emitTypes(model, entity)],
    ['slots.gen.ts', emitSlots(entity)],
    ['resource.gen.ts', emitResource(model, entity, hasSlots)],
    ['validators.gen.ts', emitFormValidators(entity)],
  ];
  if (entity.dialogs.length) files.push(['dialogs.gen.tsx', emitDialogs(entity)]);
  if (entity.lists.length) files.push(['lists.gen.tsx', emitLists(entity)]);
  if (entity.page) files.push(['page.gen.tsx', emitPage(model, entity, entity.page)]);
  return files.map(([name, code]) => ({
    path: `admin-ui/generated/${entity.folder}/${name}`,
    code,
    source: sourceOf(entity.path),
  }));
}

/** Hand-written parts of the features: which entities have `hooks.ts`, and all controllers, jobs, works, tables and tasks. */
function findFeatures(root: string, model: Model): Features {
  const folder = join(root, 'server/features');
  const files = findFiles(folder);
  const folders = model.entities.map((entity) => entity.folder);
  const hooks = new Set(folders.filter((one) => files.includes(`${one}/hooks.ts`)));
  return {
    hooks,
    controllers: findControllers(root, 'server/features'),
    jobs: files.filter((file) => file.endsWith('.job.ts')),
    works: files.filter((file) => file.endsWith('.work.ts')),
    tables: files.filter((file) => file.endsWith('.table.ts')),
    tasks: files.filter((file) => file.endsWith('.task.ts')),
  };
}

/** Controllers below a folder, with their paths relative to it. */
const findControllers = (root: string, folder: string): (ControllerSource & { path: string })[] =>
  findFiles(join(root, folder))
    .filter((path) => path.endsWith('.controller.ts'))
    .map((path) => ({
      path,
      ...readController(`${folder}/${path}`, readFileSync(join(root, folder, path), 'utf8')),
    }));

const findFiles = (folder: string): string[] =>
  existsSync(folder)
    ? (readdirSync(folder, { recursive: true }) as string[]).map((file) => file.replaceAll('\\', '/')).toSorted()
    : [];
