import { overlay, position, type Overlaid } from './base.ts';
import { requiredText, resolveField } from './field.ts';
import { widest, widestOf } from './levels.ts';
import type { Files, Json } from './load.ts';
import { label } from './names.ts';
import { pointer, type Problems } from './problems.ts';
import { resolveReports } from './reports.ts';
import { resolveRoutes } from './routes.ts';
import type {
  Access,
  Dialog,
  Duplicates,
  Entity,
  Field,
  List,
  MenuGroup,
  MenuItem,
  Model,
  Page,
  Rule,
} from './types.ts';

/** Fills in every default, so that later steps need not know what a missing keyword means. */
export function resolve(files: Files, problems: Problems): Model {
  const overlaid = [...files.entities].map(([path, raw]) => overlay(path, raw, files));
  const names = new Map(overlaid.map(({ path, name }) => [path, name]));
  const entities = named(overlaid.map((one) => resolveEntity(one, files, names, problems)));
  return {
    entities,
    areas: files.areas,
    permissions: Object.entries(files.permissions).map(([code, { denied, ...permission }]) => ({
      code,
      ...permission,
      denied: denied ?? "You don't have the necessary permissions.",
    })),
    roles: Object.entries(files.roles).map(([roleName, role]) => ({
      roleName,
      showSettings: role.showSettings ?? false,
      showAdmin: role.showAdmin ?? false,
      permissions: Object.fromEntries(
        Object.entries(files.permissions).map(([code, { levels }]) => {
          const level = role.permissions[code] ?? role.permissions['*'] ?? 0;
          return [code, level === widest ? widestOf(levels) : level];
        }),
      ),
    })),
    menu: resolveMenu(files, entities),
    ...resolveReports(files, entities),
  };
}

/** Fills in the labels of fields whose values are names of entities. */
function named(entities: readonly Entity[]): Entity[] {
  const shown = entities.filter(({ kind, trash }) => kind !== 'platform' && trash !== 'part' && trash !== 'none');
  const titles = (some: readonly Entity[]) => Object.fromEntries(some.map(({ name, title }) => [name, title]));
  const labels = { entities: titles(shown), imports: titles(shown.filter((entity) => entity.import)) };
  const labelled = (field: Field): Field =>
    field.namesEntities ? { ...field, labels: labels[field.namesEntities] } : field;
  return entities.map((entity) => ({ ...entity, fields: entity.fields.map(labelled) }));
}

function resolveEntity(one: Overlaid, files: Files, names: ReadonlyMap<string, string>, problems: Problems): Entity {
  const { path, kind, raw, name, plural, table, key, display } = one;
  const file = `${path}.json`;
  const entityName = (to: string, ...at: string[]) => {
    if (!names.has(to)) problems.unknown(file, pointer(...at), 'entity', to, names.keys());
    return names.get(to) ?? null;
  };
  const fields = Object.entries(raw.properties as Json).map(([fieldName, rawField]): Field => {
    const at = ['properties', fieldName];
    const shared = rawField.$ref ? sharedType(rawField.$ref) : {};
    return resolveField(fieldName, { ...shared, ...rawField }, key, (to, ...word) => entityName(to, ...at, ...word));
    function sharedType(ref: string) {
      const [, group, type] = /^common\/([a-z-]+)#\/\$defs\/(\w+)$/.exec(ref)!;
      const known = Object.entries(files.types).flatMap(([g, types]) =>
        Object.keys(types).map((t) => `common/${g}#/$defs/${t}`),
      );
      if (!known.includes(ref)) problems.unknown(file, pointer(...at, '$ref'), 'shared type', ref, known);
      return files.types[group!]?.[type!] ?? {};
    }
  });
  const access = resolveAccess(raw['x-access']);
  const inherited = (list: Json) => ({
    edit: raw['x-page']?.edit,
    ...(list.screen && { viewId: raw['x-lists'].main?.viewId }),
  });
  const duplicates = raw['x-duplicates'];
  return {
    path,
    folder: path.split('/')[1]!,
    kind,
    name,
    was: raw['x-was'],
    title: raw.title,
    plural,
    description: raw.description ?? '',
    table,
    key,
    display,
    embed: raw['x-entity']?.embed ?? [],
    label: raw['x-entity']?.label ?? null,
    address: raw['x-entity']?.address ?? [],
    hint: raw['x-entity']?.hint ?? [],
    fields,
    codes: raw['x-codes'] ?? {},
    codesFor: raw['x-codes-for'] ?? '',
    badges: raw['x-badges'] ?? null,
    unique: (raw['x-unique'] ?? []).map((unique: Json) => ({
      fields: unique.fields,
      message: unique.message ?? `${fields.find((field) => field.name === unique.fields[0])?.title} is already used.`,
    })),
    moments: raw['x-moments'] ?? {},
    timeline: raw['x-timeline']
      ? { under: [], at: [], by: 'createdBy', shows: [], changes: [], tint: 'secondary', ...raw['x-timeline'] }
      : null,
    vcard: raw['x-vcard'] ?? null,
    order: raw['x-order'] ? position : null,
    indexes: raw['x-indexes'] ?? [],
    tally: raw['x-tally'] ?? null,
    routes:
      kind === 'platform'
        ? []
        : resolveRoutes(
            raw,
            access,
            fields.some(({ total }) => total),
          ),
    access,
    branch: raw['x-access']?.branch?.split('.') ?? null,
    within: raw['x-access']?.within ?? [],
    owns: raw['x-access']?.owns ?? false,
    assignees: raw['x-access']?.assignees ?? [],
    openUnowned: raw['x-access']?.unowned === 'open',
    owner: raw['x-access']?.owner?.split('.') ?? null,
    deputies: (raw['x-access']?.deputies ?? []).map((reference: string) => reference.split('.')),
    others: raw['x-access']?.others ?? null,
    shared: raw['x-access']?.shared ?? [],
    names: raw['x-access']?.names ?? null,
    messages: raw['x-messages'] ?? {},
    search: raw['x-search'] ?? [],
    lists: Object.entries((raw['x-lists'] ?? {}) as Json).map(([list, it]) =>
      resolveList(list, { ...inherited(it), ...it }, one, fields),
    ),
    dialogs: Object.entries((raw['x-dialogs'] ?? {}) as Json).map(([dialog, it]) =>
      resolveDialog(dialog, it, kind === 'reference' ? raw.title : detailsOf(raw.title), fields),
    ),
    page: resolvePage(raw['x-page'], (to, tab) => entityName(to, 'x-page', 'tabs', tab, 'list', 'of') ?? to),
    duplicates: duplicates ? resolveDuplicates(duplicates, fields) : null,
    import: raw['x-import'] ? { by: raw['x-import'].by ?? [], names: raw['x-import'].names ?? {} } : null,
    merges: raw['x-merge'] ?? false,
    bulk: raw['x-bulk']
      ? {
          set: raw['x-bulk'].set ?? [],
          ...(raw['x-bulk'].create && {
            create: {
              ...raw['x-bulk'].create,
              of: entityName(raw['x-bulk'].create.of, 'x-bulk', 'create', 'of') ?? '',
            },
          }),
        }
      : null,
    history: kind !== 'platform' && (raw['x-history'] ?? true),
    past: raw['x-past'] ?? null,
    trash: raw['x-trash'] ?? 'reserved',
  };
}

function resolveAccess(raw: Json | undefined): Access {
  const write: Rule = raw?.write ?? 'signedIn';
  return {
    read: raw?.read ?? 'signedIn',
    create: raw?.create ?? write,
    update: raw?.update ?? write,
    remove: raw?.remove ?? write,
  };
}

function resolveList(
  name: string,
  raw: Json,
  { raw: own, kind, plural, display, key }: Overlaid,
  fields: Field[],
): List {
  const order = own['x-order'] ? position : null;
  const shown = fields.filter(
    (field) => field.name !== key && field.name !== order && field.type !== 'alias' && !field.stamp,
  );
  const sort: string = raw.sort ?? order ?? display;
  const field = sort.replace(/^-/, '');
  const columns: string[] = raw.columns ?? shown.map((one) => one.name);
  const short = columns.filter((column) => fields.some((one) => one.name === column && isKept(one)));
  return {
    name,
    title: raw.title ?? plural,
    screen: raw.screen,
    viewId: raw.viewId,
    columns,
    more: raw.more ?? [],
    card: raw.card ?? [],
    filters: raw.filters ?? [],
    where: raw.where ?? {},
    sort: { field, order: sort.startsWith('-') ? 'DESC' : 'ASC' },
    date: raw.date,
    sorts: [...new Set([field, ...(raw.sorts ?? (kind === 'reference' ? short : []))])],
    // Rows can be dragged only within a page.
    rows: raw.rows ?? (order ? 100 : 25),
    create: raw.create,
    edit: raw.edit,
    opens: raw.opens ?? 'page',
    empty: raw.empty,
  };
}

/** Whether rows can be ordered by a field: it has a column of its own and is not a reference. */
const isKept = ({ type }: Field) => type !== 'ref' && type !== 'refs' && type !== 'alias';

/** What a dialog is called that has no title of its own. */
export const detailsOf = (title: string): string => `${title} Details`;

function resolveDialog(name: string, raw: Json, title: string, fields: Field[]): Dialog {
  const editable = fields.filter((field) => !field.readOnly && field.type !== 'alias');
  return {
    name,
    title: raw.title ?? title,
    width: raw.width ?? 500,
    height: raw.height,
    layout: raw.layout ?? (raw.groups ? Object.values(raw.groups).flat() : editable.map((field) => [field.name])),
    groups: raw.groups,
    readOnly: raw.readOnly ?? [],
    createOnly: raw.createOnly ?? [],
    fold: raw.fold ?? [],
    require: Object.fromEntries(
      Object.entries((raw.require ?? {}) as Record<string, true | string>).map(([required, said]) => [
        required,
        requiredText(said, fields.find((field) => field.name === required)?.title ?? required),
      ]),
    ),
    submit: raw.submit,
    star: raw.star,
    prefetch: raw.prefetch ?? [],
  };
}

function resolvePage(raw: Json | undefined, entityName: (path: string, tab: string) => string): Page | null {
  if (!raw) return null;
  return {
    screen: raw.screen,
    edit: raw.edit ?? null,
    facts: raw.facts ?? [],
    tabs: Object.entries({ ...(raw.groups && { detail: { groups: raw.groups } }), ...raw.tabs } as Json).map(
      ([name, tab]) => ({
        name,
        title: tab.title ?? label(name),
        groups: tab.groups ?? null,
        list: tab.list
          ? {
              of: entityName(tab.list.of, name),
              by: tab.list.by,
              from: tab.list.from ?? null,
              list: tab.list.list ?? 'main',
            }
          : null,
        history: tab.history ?? false,
        slot: tab.slot ?? false,
      }),
    ),
  };
}

const resolveDuplicates = (raw: Json, fields: Field[]): Duplicates => ({
  when: raw.when,
  rank: Object.entries(raw.rank as Json).map(([name, rank]) => ({
    name,
    of: rank.of,
    fields: rank.fields,
    weight: rank.weight ?? 1,
  })),
  evidence: raw.evidence ?? [],
  elsewhere: Object.entries((raw.elsewhere ?? {}) as Json).map(([flag, names]) => ({ flag, fields: names })),
  send: raw.send,
  confirm: raw.confirm,
  row: raw.row && resolveRow(raw.row, fields),
  details: raw.details,
  table: raw.table && { width: 700, ...raw.table },
});

/** The fields of an answered row and their paths, in the order of the record's fields. */
function resolveRow({ fields: same = [], paths = {} }: Json, fields: Field[]): Record<string, string> {
  const place = (path: string) => fields.findIndex(({ name }) => name === path.split('.')[0]);
  const all = [...same.map((name: string) => [name, name]), ...Object.entries(paths)] as [string, string][];
  return Object.fromEntries(all.toSorted(([, a], [, b]) => place(a) - place(b)));
}

/** Resolves the menu. A settings item becomes one item for each list whose screen begins with one of its paths. */
function resolveMenu(files: Files, entities: Entity[]): MenuGroup[] {
  const lists = entities.flatMap((entity) => entity.lists.filter((list) => list.screen));
  return files.menu.map((group) => ({
    title: group.title,
    icon: group.icon ?? null,
    folds: group.folds ?? false,
    rule: (group.rule ?? 'signedIn') as Rule,
    items: group.items.map((item): MenuItem => {
      const children = lists.filter((list) => item.settings?.some((prefix) => list.screen!.startsWith(prefix)));
      return {
        title: item.title,
        screen: item.screen ?? null,
        icon: item.icon ?? null,
        rule: (item.rule ?? 'signedIn') as Rule,
        reports: item.reports ?? null,
        items: children
          .map(({ title, screen }): MenuItem => ({
            title,
            screen: screen!,
            icon: null,
            rule: { role: 'showSettings' },
            reports: null,
            items: [],
          }))
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
      };
    }),
  }));
}
