import { typeName } from '../../server/core/model/wire-schema.ts';
import { defaultOf, flowInKeys, startOf, stepsInKeys } from '../model/codes.ts';
import { dialogName, listName, pageName } from './names.ts';
import type { Dialog, Duplicates, Entity, Field, List, Model, Operation, Route } from '../model/index.ts';
import { detailsOf } from '../model/resolve.ts';
import { choiceRoutes } from '../model/routes.ts';
import { set } from '../definition.ts';

/** Summaries of all entities, loaded at the start: enough for references, menus and searches. */
export const emitResources = (model: Model): string => `
  import { localised } from '../core/i18n/localised.ts';
  import type { ResourceSummary } from '../core/model/resource.ts';

  export const resources = localised('summaries', {
    ${model.entities
      .filter((entity) => entity.kind !== 'platform')
      .map((entity) => `${entity.name}: ${JSON.stringify(summary(model, entity))}`)
      .join(',\n')}
  } as const satisfies Record<string, ResourceSummary>);

  export type ResourceName = keyof typeof resources;
`;

function summary(model: Model, entity: Entity) {
  const { name, title, plural, description, kind, key, display, embed, label, hint, badges, codes, access, search } =
    entity;
  const { page } = entity;
  // The titles of entities are in this index already.
  const labelled = entity.fields.filter(({ labels, namesEntities }) => Object.keys(labels).length && !namesEntities);
  const list = entity.lists.find(({ screen }) => screen);
  const choicesBy = kind === 'reference' ? entity.lists[0]?.sort.field : undefined;
  return {
    name,
    title,
    plural,
    description,
    kind,
    key,
    display,
    embed,
    ...(choicesBy && choicesBy !== display && { choicesBy }),
    ...(entity.order && { order: entity.order }),
    ...(label && { label }),
    ...(hint.length && { hint }),
    ...(badges && {
      badges: Object.fromEntries(Object.entries(badges).map(([code, one]) => [codes[code], one])),
    }),
    ...(labelled.length && { labels: Object.fromEntries(labelled.map((field) => [field.name, field.labels])) }),
    ...(Object.keys(codes).length && { coded: { keys: Object.values(codes), for: entity.codesFor } }),
    calls: calls(model, entity),
    access,
    found: search,
    adds: canonical(entity, 'create') !== undefined && Boolean(list?.create),
    hasActive: entity.fields.some((field) => field.name === 'active'),
    ...(entity.timeline && entity.timeline.tint !== 'secondary' && { tint: entity.timeline.tint }),
    ...(entity.import && { imports: true }),
    ...(entity.trash === 'none' && canonical(entity, 'remove') && { removesForGood: true }),
    page: page ? page.screen.replace(/\{\w+\}/, '{id}') : null,
    screen: list?.screen ?? null,
    filters: list && !Object.keys(list.where).length ? list.filters : [],
  };
}

/**
 * The route that the browser calls for an operation. Prefers one without fixed values, and without parameters for a
 * list.
 */
export const canonical = ({ routes }: Entity, operation: Operation): Route | undefined => {
  const candidates = routes.filter((route) => route.operation === operation);
  const isPlain = ({ where, params }: Route) => !Object.keys(where).length && (operation !== 'list' || !params.length);
  return candidates.find(isPlain) ?? candidates[0];
};

/** Paths that the browser calls, by operation. */
function calls({ entities }: Model, entity: Entity) {
  const named: Operation[] = [
    'list',
    'one',
    'create',
    'update',
    'remove',
    'history',
    'search',
    'check',
    'saveAnyway',
    'distinct',
    'filter',
    'export',
    'totals',
    'bulk',
  ];
  const found = named.flatMap((operation) => {
    const route = canonical(entity, operation);
    return route ? [[operation, route.path] as const] : [];
  });
  const isDerived = (by: string | null) => entity.fields.some(({ derived }) => derived.some((one) => one.by === by));
  const derive = [...entities.filter((other) => other !== entity), entity]
    .flatMap(({ routes }) => routes)
    .filter(({ operation, by }) => operation === 'derive' && isDerived(by))
    .map(({ by, path }) => [by!, path] as const);
  const whole = canonical(entity, 'list')?.path;
  const narrow = choiceRoutes(entity)
    .filter(({ path }) => path !== whole)
    .map(({ path, where }) => ({ path, where }));
  return {
    ...Object.fromEntries(found),
    ...(derive.length && { derive: Object.fromEntries(derive) }),
    ...(narrow.length && { narrow }),
  };
}

/** Fields with telephone numbers at which somebody answers. */
const phonesOf = ({ fields, vcard }: Entity): string[] =>
  fields.filter(({ name, format }) => format === 'phone' && vcard?.tel?.[name] !== 'FAX').map(({ name }) => name);

/** The full definition of an entity for its lists, dialogs and pages. Loaded when the first of them opens. */
export function emitResource(model: Model, entity: Entity, hasSlots: boolean): string {
  const { name, folder, fields, duplicates, page, address } = entity;
  const icon = iconOf(model, entity);
  const phones = page ? phonesOf(entity) : [];
  return `
    export const ${name}: Resource<${typeName(name)}> = {
      ...resources.${name},
      ...registered(resources.${name}),
      ${routesOf(entity)}
      ${icon ? `icon: ${icon},` : ''}
      fields: localised('fields', { ${fields.map((field) => `${field.name}: ${JSON.stringify(fieldInfo(model, field))}`).join(',\n')} }),
      duplicates: ${duplicates ? `localised('duplicates', ${JSON.stringify(duplicatesInfo(entity, duplicates))})` : 'null'},${numberOf(entity)}${momentsOf(entity)}
      dialogs: localised('dialogs', { ${entity.dialogs.map((dialog) => `${dialog.name}: ${JSON.stringify(dialogShape(entity, dialog))}`).join(',\n')} }),
      layout: ${JSON.stringify([...new Set(page?.tabs.flatMap(({ groups }) => Object.values(groups ?? {}).flat()))])},
      ${address.length ? `address: ${JSON.stringify(address)},` : ''}${phones.length ? `\nphones: ${JSON.stringify(phones)},` : ''}${entity.vcard ? '\nhasCards: true,' : ''}${entity.merges ? '\nmerges: true,' : ''}${bulkOf(model, entity)}
      loadValidators: () => import('#validators/${folder}').then(({ validators }) => localised('validators', validators)),
      slots: ${hasSlots ? 'slots' : '{}'},
    };
  `;
}

function dialogShape(entity: Entity, dialog: Dialog) {
  const { title, width, height, layout, groups, readOnly, createOnly, fold, submit, require, star, prefetch } = dialog;
  return {
    title,
    ...(title === detailsOf(entity.title) && { isUntitled: true }),
    width,
    ...(height && { height }),
    layout,
    ...(groups && {
      groups: Object.entries(groups).map(([heading, { length }]) => ({ title: heading, rows: length })),
    }),
    ...(readOnly.length && { readOnly }),
    ...(createOnly.length && { createOnly }),
    ...(fold.length && { fold }),
    ...(submit && { submit }),
    ...(star && { star }),
    ...(Object.keys(require).length && { require }),
    ...(prefetch.length && { prefetch }),
  };
}

/** The icon of the menu entry that opens one of its lists. */
export const iconOf = ({ menu }: Model, { lists }: Entity): string | null =>
  menu
    .flatMap(({ items }) => items)
    .find(({ screen }) => screen !== null && lists.some((list) => list.screen === screen))?.icon ?? null;

/** What people do with many records at once. The resource of what they add is loaded when they do. */
function bulkOf({ entities }: Model, { bulk }: Entity): string {
  if (!bulk) return '';
  const { set: names, create } = bulk;
  const folder = create && entities.find(({ name }) => name === create.of)!.folder;
  const added = create
    ? `create: { of: '${create.of}', layout: ${JSON.stringify(create.layout)}, load: () => import('./${folder}.gen.tsx').then((module) => module.${create.of}) },`
    : '';
  return `\nbulk: { set: ${JSON.stringify(names)}, ${added} },`;
}

/** Its list, dialogs and page, as react-admin names them. */
function routesOf(entity: Entity): string {
  const { lists, dialogs, page } = entity;
  const list = lists.find(({ screen }) => screen) ?? lists[0];
  const dialogOf = (name: string | undefined) => dialogs.find((dialog) => dialog.name === name);
  const [create, edit] = [dialogOf(list?.create), dialogOf(list?.edit ?? page?.edit ?? undefined)];
  return [
    ...(list ? [`list: ${listName(list)},`] : []),
    ...(create ? [`create: asPage(${dialogName(create)}),`] : []),
    ...(edit ? [`edit: asPage(${dialogName(edit)}),`] : []),
    ...(page ? [`show: ${pageName(entity)},`] : []),
  ].join('\n');
}

/** The field with the number that a new record gets, if it is counted over all records. */
function numberOf({ fields, order }: Entity): string {
  const field = fields.find(({ name, sequence }) => name !== order && sequence && !sequence.within);
  return field ? `\nnumber: '${field.name}',` : '';
}

const momentsOf = ({ moments }: Entity): string =>
  Object.keys(moments).length ? `\nmoments: localised('moments', ${JSON.stringify(moments)}),` : '';

function duplicatesInfo(entity: Entity, duplicates: Duplicates) {
  const { when, confirm, rank, elsewhere, row, details, table } = duplicates;
  const town = townOf(entity, duplicates);
  return {
    when,
    send: sendFor(duplicates),
    confirm,
    ranks: rank.map(({ name, of }) => ({ name, of })),
    ...(elsewhere.length && { elsewhere, ...(town && { town }) }),
    ...(row && { row }),
    ...(details && { details }),
    ...(table && { table: tableInfo(entity, table) }),
  };
}

/** What a row of a possible duplicate calls its town: the first reference of its address. Undefined if it has none. */
function townOf({ fields }: Entity, { rank, row }: Duplicates): string | undefined {
  const address = rank.filter(({ of }) => of === 'address').flatMap((one) => one.fields);
  const town = address.find((name) => fields.some((field) => field.name === name && field.type === 'ref'));
  return row ? Object.keys(row).find((name) => row[name]!.split('.')[0] === town) : town;
}

/** The table of duplicates, with the columns of its list. */
function tableInfo(entity: Entity, { list: name, badge, width }: NonNullable<Duplicates['table']>) {
  const list = entity.lists.find((one) => one.name === name)!;
  const view = viewOf(entity, list);
  const { columns, more } = list;
  return { width, ...(badge && { badge }), list: { name, columns, more, ...(view && { view }) } };
}

/**
 * Number and name of a list, for saved filters and chosen columns. Lists that share a number take the name of the
 * first.
 */
export function viewOf({ lists }: Entity, list: List) {
  const first = lists.find(({ viewId }) => viewId === list.viewId)!;
  return list.viewId === undefined
    ? null
    : { id: list.viewId, name: first.title, ...(first !== list && { isShared: true as const }) };
}

/** Fields that a dialog sends to the duplicate check. */
const sendFor = ({ when, rank, evidence, elsewhere, send }: Duplicates): readonly string[] =>
  send ?? [...new Set([...when, ...[...rank, ...elsewhere].flatMap((one) => one.fields), ...evidence])];

/** Keywords that only the generators and the server use, or that the browser has in another form. */
const left: ReadonlySet<string> = new Set<keyof Field>([
  'name',
  'column',
  'dayOf',
  'default',
  'file',
  'firstOf',
  'handOver',
  'index',
  'namesEntities',
  'pattern',
  'rollUp',
  'sequence',
  'stamp',
  'start',
  'was',
  'when',
]);

/** A field with only the keywords that are set. */
export function fieldInfo({ entities }: Model, field: Field) {
  const { type, values, flow, steps } = field;
  const said = Object.fromEntries(Object.entries(field).filter(([word]) => !left.has(word)));
  return {
    ...set({
      ...said,
      maxLength: type === 'string' && !values ? field.maxLength : undefined,
      flow: flow && flowInKeys(field, entities),
      steps: steps && stepsInKeys(field, entities),
    }),
    ...defaultOf(field, entities),
    ...startOf(field),
  };
}

/** Names of the slots that an extension can fill. A slot that leaves the schema becomes a compiler error. */
export function emitSlots(entity: Entity): string {
  const type = typeName(entity.name);
  const quoted = (names: readonly { readonly name: string }[]) => names.map(({ name }) => `'${name}'`).join(' | ');
  const tabs = entity.page?.tabs.filter(({ slot }) => slot) ?? [];
  const names = [quoted(entity.fields), ...(tabs.length ? [quoted(tabs)] : [])].join(', ');
  return `
    export type ${type}Slots = Slots<${type}, ${names}>;
  `;
}
