import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitMenu, emitMessages, emitPermissions, emitRegistry as emitScreens } from './admin-ui/registry.ts';
import { emitEntity as emitScreensOf } from './admin-ui/entity.ts';
import { emitResources } from './admin-ui/resource.ts';
import { emitTimelineIndex, emitTimelines } from './admin-ui/timeline.ts';
import { withPermissions } from './guide.ts';
import { emitModelTypes } from './model-types.ts';
import { checkIcons } from './icons.ts';
import { sourceOf } from './model/entity-files.ts';
import { loadModel, loadVocabularies, type Entity, type Model } from './model/index.ts';
import { emitCallTables } from './server/call-tables.ts';
import type { CallMethod } from './server/calls/calls.ts';
import { emitEntity, emitPlatformTables } from './server/entity.ts';
import { emitReferences } from './server/records.ts';
import { emitReports, emitWidgets } from './server/reports.ts';
import { ControllerError, readController, type ControllerSource } from './server/read-controller.ts';
import { emitAccess, emitRegistry, emitTasks, type Features } from './server/registry.ts';
import { emitValidators, validatorTypes } from './validators.ts';
import { withVocabulary } from './vocabulary.ts';
import { emitWireTypes } from './wire-types.ts';
import { writeBuilt, writeOutputs, type Output, type Written } from './write.ts';

/**
 * Generates all code from the schemas below root.
 * @param dry only reports what would change
 * @returns also the number of changed files in `dist/validators`
 */
export async function generate(root: string, dry = false): Promise<Written & { model: Model; built: number }> {
  const model = loadModel(join(root, 'schemas'));
  checkIcons(root, model.menu);
  const built = dry ? 0 : writeBuilt(root, 'dist/validators', builtValidators(model));
  const outputs = [
    ...(await sharedTypes(root, model)),
    ...serverOutputs(root, model),
    ...uiOutputs(root, model),
    ...sharedCode(root),
    ...guide(root, model),
  ];
  const folders = [
    'schemas/generated',
    'server/generated',
    'admin-ui/generated',
    'server/core/files',
    'admin-ui/core/files',
    'server/core/values',
    'admin-ui/core/values',
  ];
  return { ...(await writeOutputs(root, folders, outputs, dry)), model, built };
}

/** Compiled validators, by path. Server and browser use the same ones. */
const builtValidators = (model: Model): ReadonlyMap<string, string> =>
  new Map(
    served(model).flatMap((entity) => [
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

/** The guide to the schemas, with its tables of keywords and of permissions. */
function guide(root: string, model: Model): Output[] {
  const path = 'schemas/README.md';
  if (!existsSync(join(root, path))) return [];
  const text = withPermissions(readFileSync(join(root, path), 'utf8'), model);
  const code = withVocabulary(text, loadVocabularies(join(root, 'schemas')));
  return [{ path, code, source: null }];
}

/** Entities that people and programs can reach. */
const served = ({ entities }: Model): Entity[] => entities.filter(({ kind }) => kind !== 'platform');

/** Types that server and browser share: of the Model, and of the records of each entity. */
async function sharedTypes(root: string, model: Model): Promise<Output[]> {
  const at = (name: string, code: string, source: string) => ({
    path: `schemas/generated/${name}.gen.ts`,
    code,
    source,
  });
  const vocabularies = loadVocabularies(join(root, 'schemas'));
  const entities = served(model).map(async (entity) =>
    at(entity.folder, await emitWireTypes(model, entity), sourceOf(entity.path)),
  );
  return [at('model', await emitModelTypes(vocabularies.entity!), 'schemas/meta'), ...(await Promise.all(entities))];
}

function serverOutputs(root: string, model: Model): Output[] {
  const features = findFeatures(root, model);
  const byHand = handWritten(root);
  const shared: [string, string][] = [
    ['registry', emitRegistry(model, features)],
    ['tasks', emitTasks(model, features)],
    ['platform', emitPlatformTables(model)],
    ['references', emitReferences(model)],
    ['access', emitAccess(model)],
    ['reports', emitReports(model)],
    ['widgets', emitWidgets(model)],
  ];
  const at = (name: string, code: string, source: string) => ({
    path: `server/generated/${name}.gen.ts`,
    code,
    source,
  });
  return [
    ...served(model).map((entity) => at(entity.folder, emitEntity(model, entity, byHand), sourceOf(entity.path))),
    ...shared.map(([name, code]) => at(name, code, 'schemas')),
    { path: 'server/CALLS.md', code: emitCallTables(model, byHand), source: null },
  ];
}

/** Calls of hand-written controllers, in the features and in `server/http`. */
const handWritten = (root: string): CallMethod[] =>
  ['server/features', 'server/http'].flatMap((folder) =>
    findControllers(root, folder).flatMap(({ methods }) => methods),
  );

function uiOutputs(root: string, model: Model): Output[] {
  const hasSlots = ({ folder }: Entity) => existsSync(join(root, `admin-ui/features/${folder}/slots.tsx`));
  const shared: [string, string][] = [
    ['resources.gen.ts', emitResources(model)],
    ['registry.gen.ts', emitScreens(model)],
    ['menu.gen.tsx', emitMenu(model)],
    ['messages.gen.ts', emitMessages(model)],
    ['permissions.gen.ts', emitPermissions(model)],
    ['timelines.gen.ts', emitTimelineIndex(model)],
    ['timeline.gen.tsx', emitTimelines(model, new Set(model.entities.filter(hasSlots).map(({ name }) => name)))],
  ];
  // One without lists, dialogs and pages needs only its summary.
  const shown = served(model).filter(({ lists, dialogs, page }) => lists.length || dialogs.length || page);
  return [
    ...shown.map((entity) => ({
      path: `admin-ui/generated/${entity.folder}.gen.tsx`,
      code: emitScreensOf(model, entity, hasSlots(entity)),
      source: sourceOf(entity.path),
    })),
    ...shared.map(([name, code]) => ({ path: `admin-ui/generated/${name}`, code, source: 'schemas' })),
  ];
}

/** Hand-written parts of the features: which entities have `hooks.ts`, and all modules, jobs, works, tables and tasks. */
function findFeatures(root: string, model: Model): Features {
  const folder = join(root, 'server/features');
  const files = findFiles(folder);
  const folders = model.entities.map((entity) => entity.folder);
  const hooks = new Set(folders.filter((one) => files.includes(`${one}/hooks.ts`)));
  return {
    hooks,
    modules: findModules(root),
    jobs: files.filter((file) => file.endsWith('.job.ts')),
    works: files.filter((file) => file.endsWith('.work.ts')),
    tables: files.filter((file) => file.endsWith('.table.ts')),
    tasks: files.filter((file) => file.endsWith('.task.ts')),
  };
}

/**
 * Modules below `server/features`, with paths relative to it.
 * @throws {ControllerError} for a controller that no module of the features names: its calls would not be there
 */
function findModules(root: string): string[] {
  const folder = join(root, 'server/features');
  const modules = findFiles(folder).filter((file) => file.endsWith('.module.ts'));
  const named = modules.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  for (const { name, path } of findControllers(root, 'server/features'))
    if (!named.includes(name))
      throw new ControllerError(`server/features/${path}: no module of the features names ${name}.`);
  return modules;
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
