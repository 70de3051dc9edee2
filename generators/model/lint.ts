import { pointer, type Problems } from './problems.ts';
import { shapeOf } from './routes.ts';
import type { Entity, Field, Model, Rule } from './types.ts';

/** Names in one place that must stand in another: fields, dialogs, permissions, screens, routes. */
export function lint(model: Model, problems: Problems): void {
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  for (const entity of model.entities) new EntityLint(entity, entities, model, problems).run();
  lintRoutes(model, problems);
  lintScreens(model, problems);
  lintMenu(model, problems);
}

class EntityLint {
  readonly #entity: Entity;
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #model: Model;
  readonly #problems: Problems;
  readonly #names: string[];

  constructor(entity: Entity, entities: ReadonlyMap<string, Entity>, model: Model, problems: Problems) {
    this.#entity = entity;
    this.#entities = entities;
    this.#model = model;
    this.#problems = problems;
    this.#names = entity.fields.map((field) => field.name);
  }

  run() {
    const { key, display, embed, fields, unique, search, lists, dialogs, page, duplicates, routes } = this.#entity;
    this.#field(key, 'x-entity', 'key');
    this.#field(display, 'x-entity', 'display');
    this.#fields(embed, 'x-entity', 'embed');
    for (const field of fields) this.#lintField(field);
    unique.forEach((set, i) => this.#fields(set.fields, 'x-unique', i, 'fields'));
    this.#fields(search, 'x-search');
    for (const list of lists) {
      const at = ['x-lists', list.name];
      this.#fields(list.columns, ...at, 'columns');
      this.#fields(list.more, ...at, 'more');
      this.#fields(list.filters, ...at, 'filters');
      this.#fields(Object.keys(list.where), ...at, 'where');
      this.#fields(list.sorts, ...at, 'sorts');
      for (const word of ['create', 'edit'] as const) if (list[word]) this.#dialog(list[word], ...at, word);
    }
    for (const dialog of dialogs) {
      const at = ['x-dialogs', dialog.name];
      dialog.layout.forEach((row, i) => this.#fields(row, ...at, 'layout', i));
      this.#fields(dialog.readOnly, ...at, 'readOnly');
      this.#fields(Object.keys(dialog.require), ...at, 'require');
      this.#fields(dialog.star ?? [], ...at, 'star');
    }
    if (page) {
      if (page.edit) this.#dialog(page.edit, 'x-page', 'edit');
      this.#fields(page.facts, 'x-page', 'facts');
      for (const tab of page.tabs) {
        tab.layout?.forEach((row, i) => this.#fields(row, 'x-page', 'tabs', tab.name, 'layout', i));
        if (tab.list) this.#tabList(tab.name, tab.list);
        if (tab.history && !routes.some((route) => route.operation === 'history'))
          this.#add('shows the history, but x-routes names no call for it', 'x-page', 'tabs', tab.name);
      }
    }
    if (duplicates) {
      this.#fields(duplicates.when, 'x-duplicates', 'when');
      for (const rank of duplicates.rank) this.#fields(rank.fields, 'x-duplicates', 'rank', rank.name, 'fields');
      this.#fields(duplicates.evidence, 'x-duplicates', 'evidence');
      for (const [name, path] of Object.entries(duplicates.row))
        this.#path(path.split('.'), 'x-duplicates', 'row', name);
    }
    for (const [word, rule] of Object.entries(this.#entity.access)) this.#rule(rule, 'x-access', word);
    const derivations = fields.flatMap((field) => field.derived.map(({ by }) => by)).filter((by) => by !== null);
    routes.forEach((route) => {
      this.#rule(route.access, 'x-routes', route.operation);
      this.#fields([...Object.keys(route.where), ...Object.keys(route.set)], 'x-routes', route.operation);
      if (['list', 'names', 'count', 'export'].includes(route.operation))
        this.#fields(route.params, 'x-routes', route.operation);
      if (route.operation === 'derive' && !derivations.includes(route.by ?? ''))
        this.#problems.unknown(this.#file, pointer('x-routes', 'derive'), 'derivation', String(route.by), derivations);
    });
  }

  #lintField(field: Field) {
    const at = ['properties', field.name];
    if (field.type === 'alias') this.#path(field.alias!, ...at, 'x-alias');
    for (const { from, by, take } of field.derived) {
      this.#fields(from, ...at, 'x-derived', 'from');
      if (by === null) this.#path([from[0]!, take ?? ''], ...at, 'x-derived', 'take');
    }
    for (const [name, { of }] of Object.entries(field.choices)) {
      const target = this.#entities.get(field.to ?? '');
      if (target)
        this.#known(
          name,
          target.fields.map((one) => one.name),
          `field of ${target.name}`,
          ...at,
          'x-choices',
          name,
        );
      if (of) this.#field(of, ...at, 'x-choices', name, 'of');
    }
    for (const [word, condition] of Object.entries(field.when)) {
      const named = condition as { properties?: object; required?: string[] };
      this.#fields([...Object.keys(named.properties ?? {}), ...(named.required ?? [])], ...at, 'x-when', word);
    }
    if (field.default !== null && field.values && !field.values.includes(String(field.default)))
      this.#problems.unknown(this.#file, pointer(...at, 'default'), 'value', String(field.default), field.values);
  }

  #tabList(tab: string, { of, by, list }: { of: string; by: string; list: string }) {
    const target = this.#entities.get(of);
    if (!target) return;
    const at = ['x-page', 'tabs', tab, 'list'];
    this.#known(
      by,
      target.fields.map((field) => field.name),
      `field of ${of}`,
      ...at,
      'by',
    );
    this.#known(
      list,
      target.lists.map((one) => one.name),
      `list of ${of}`,
      ...at,
      'list',
    );
  }

  /** A field, or a field of the record that a reference leads to. */
  #path([first, second]: readonly string[], ...at: (string | number)[]) {
    this.#field(first!, ...at);
    if (second === undefined) return;
    const field = this.#entity.fields.find((one) => one.name === first);
    const target = this.#entities.get(field?.to ?? '');
    if (target)
      this.#known(
        second,
        target.fields.map((one) => one.name),
        `field of ${target.name}`,
        ...at,
      );
    else if (field) this.#add(`"${first}" is not a reference, so it has no part "${second}"`, ...at);
  }

  #rule(rule: Rule, ...at: (string | number)[]) {
    if (typeof rule === 'object' && 'permission' in rule)
      this.#known(
        rule.permission,
        this.#model.permissions.map(({ code }) => code),
        'permission',
        ...at,
      );
  }

  #fields(names: readonly string[], ...at: (string | number)[]) {
    for (const name of names) this.#field(name, ...at);
  }

  #field(name: string, ...at: (string | number)[]) {
    this.#known(name, this.#names, 'field', ...at);
  }

  #dialog(name: string, ...at: (string | number)[]) {
    this.#known(
      name,
      this.#entity.dialogs.map((dialog) => dialog.name),
      'dialog',
      ...at,
    );
  }

  #known(name: string, known: readonly string[], what: string, ...at: (string | number)[]) {
    if (!known.includes(name)) this.#problems.unknown(this.#file, pointer(...at), what, name, known);
  }

  #add(message: string, ...at: (string | number)[]) {
    this.#problems.add(this.#file, pointer(...at), message);
  }

  get #file() {
    return `${this.#entity.path}.json`;
  }
}

function lintRoutes(model: Model, problems: Problems) {
  const taken = new Map<string, string>();
  for (const entity of model.entities) {
    for (const route of entity.routes) {
      const shape = shapeOf(route);
      const owner = taken.get(shape);
      if (owner)
        problems.add(
          `${entity.path}.json`,
          pointer('x-routes', route.operation),
          `${route.method} ${route.path} is already a call of ${owner}`,
        );
      taken.set(shape, entity.path);
    }
  }
}

function lintScreens(model: Model, problems: Problems) {
  const taken = new Map<string, string>();
  for (const entity of model.entities) {
    const screens = [
      ...entity.lists.map((list) => [list.screen, pointer('x-lists', list.name, 'screen')]),
      [entity.page?.screen, pointer('x-page', 'screen')],
    ];
    for (const [screen, at] of screens) {
      if (!screen) continue;
      const owner = taken.get(screen.toLowerCase());
      if (owner) problems.add(`${entity.path}.json`, at!, `${screen} is already a screen of ${owner}`);
      taken.set(screen.toLowerCase(), entity.path);
    }
  }
}

function lintMenu(model: Model, problems: Problems) {
  const screens = ['/', ...model.entities.flatMap((entity) => entity.lists.flatMap((list) => list.screen ?? []))];
  model.menu.forEach((group, i) =>
    group.items.forEach((item, j) => {
      if (item.screen && !screens.includes(item.screen))
        problems.unknown(
          'access/menu.json',
          pointer('groups', i, 'items', j, 'screen'),
          'screen',
          item.screen,
          screens,
        );
    }),
  );
}
