import type { Entity, MenuGroup, MenuItem, Model, Rule } from '../model/index.ts';
import { viewOf } from './resource.ts';
import { listName, pageName } from './names.ts';

/**
 * Every screen with its address and access rule. Its code is loaded when it is opened. Also the access rules of the
 * menu, by address.
 */
export const emitRegistry = (model: Model): string => `
  import { localised } from '../core/i18n/localised.ts';
  import type { Screen } from '../core/model/screen.ts';
  import type { Rule } from '../core/model/rule.ts';

  const loadRecordPage = () => import('../crud/record-page/record-page.ts').then(({ RecordPage }) => RecordPage.load());

  export const menuRules: Readonly<Record<string, readonly Rule[]>> = ${JSON.stringify(Object.fromEntries(menuRules(model)))};

  export const screens: readonly Screen[] = localised('screens', [
    ${model.entities.flatMap(screensOf).join(',\n')}
  ]);
`;

/** The access rules of each menu entry and its parents, by the screen it opens; an empty list means everyone. */
function menuRules({ menu }: Model): [string, Rule[]][] {
  const below = (above: readonly Rule[], { screen, rule, items }: MenuItem): [string, Rule[]][] => {
    const rules = [...above, rule].filter((one) => one !== 'signedIn');
    return [...(screen ? [[screen, rules] as [string, Rule[]]] : []), ...items.flatMap((item) => below(rules, item))];
  };
  return menu.flatMap((group) => group.items.flatMap((item) => below([group.rule], item)));
}

function screensOf(entity: Entity): string[] {
  const lists = entity.lists
    .filter((list) => list.screen)
    .map((list) => {
      const rule: Rule = entity.kind === 'reference' ? entity.access.update : entity.access.read;
      const view = viewOf(entity, list);
      return `{ path: '${list.screen}', title: ${JSON.stringify(list.title)}, rule: ${JSON.stringify(rule)},${view && !view.isShared ? ` view: ${JSON.stringify(view)},` : ''}
        load: () => import('./${entity.folder}.gen.tsx').then((module) => module.${listName(list)}) }`;
    });
  if (!entity.page) return lists;
  const path = entity.page.screen.replace(/\{(\w+)\}/, ':id');
  return [
    ...lists,
    `{ path: '${path}', title: ${JSON.stringify(entity.title)}, rule: ${JSON.stringify(entity.access.read)}, tabs: ${JSON.stringify(entity.page.tabs.map((tab) => tab.name))},${entity.owner?.[0] === entity.key ? ' isOfUser: true,' : ''}
      load: () => Promise.all([import('./${entity.folder}.gen.tsx'), loadRecordPage()]).then(([module]) => module.${pageName(entity)}) }`,
  ];
}

/** The side menu. Icons are imported one by one, so that only these are bundled. */
export function emitMenu(model: Model): string {
  const icons = [
    ...new Set(model.menu.flatMap(({ icon, items }) => [...(icon ? [icon] : []), ...items.flatMap(iconsOf)])),
  ].toSorted();
  return `
    ${icons.map((icon) => `import ${icon} from '@mui/icons-material/${icon}';`).join('\n')}
    import { localised } from '../core/i18n/localised.ts';
    import type { MenuGroup } from '../core/model/screen.ts';

    export const menu: readonly MenuGroup[] = localised('menu', [${model.menu.map(emitGroup).join(', ')}]);
  `;
}

const iconsOf = ({ icon, reports }: MenuItem): string[] => [...(icon ? [icon] : []), ...Object.values(reports ?? {})];

const emitGroup = ({ title, icon, folds, rule, items }: MenuGroup): string =>
  `{ title: ${JSON.stringify(title)}, rule: ${JSON.stringify(rule)}, ${icon ? `icon: ${icon}, ` : ''}${folds ? 'folds: true, ' : ''}items: [${items.map(emitItem).join(', ')}] }`;

function emitItem({ title, screen, icon, rule, reports, items }: MenuItem): string {
  const parts = [`title: ${JSON.stringify(title)}`, `rule: ${JSON.stringify(rule)}`];
  if (screen) parts.push(`screen: '${screen}'`);
  if (icon) parts.push(`icon: ${icon}`);
  if (reports)
    parts.push(
      `reports: { ${Object.entries(reports)
        .map(([type, name]) => `${JSON.stringify(type)}: ${name}`)
        .join(', ')} }`,
    );
  if (items.length) parts.push(`items: [${items.map(emitItem).join(', ')}]`);
  return `{ ${parts.join(', ')} }`;
}

/**
 * Texts about saving records of each entity, for polyglot. The browser loads them at the start, so those that differ
 * only in the title are made from it.
 */
export function emitMessages(model: Model): string {
  const entities = model.entities.filter((entity) => entity.kind !== 'platform');
  const names = Object.keys(shown(entities[0]!)).filter((name) => entities.every(({ messages }) => name in messages));
  const usual = names.map((name) => {
    const texts = entities.map(({ title, messages }) => messages[name]!.replaceAll(title, '{title}'));
    const count = (text: string) => texts.filter((one) => one === text).length;
    return [name, texts.toSorted((a, b) => count(b) - count(a))[0]!] as const;
  });
  const textsOf = (entity: Entity) => {
    const made = new Map(usual.map(([name, text]) => [name, text.replaceAll('{title}', entity.title)]));
    const own = Object.entries(shown(entity)).filter(([name, text]) => text !== made.get(name));
    const parts = [
      `...usual(${JSON.stringify(entity.title)})`,
      ...own.map(([name, text]) => `${name}: ${JSON.stringify(text)}`),
    ];
    return `${entity.name}: { ${parts.join(', ')} }`;
  };
  const lines = usual.map(([name, text]) => `${name}: \`${text.replaceAll('{title}', '${title}')}\``);
  return `
    const usual = (title: string) => ({ ${lines.join(', ')} });

    export const messages = { ${entities.map(textsOf).join(', ')} };
  `;
}

/** The texts that the browser shows. It never saves a record without its id. */
const shown = ({ messages }: Entity) =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => name !== 'missingId'));

/**
 * What each permission and its levels allow, area by area. The browser uses the levels only to decide what to show.
 */
export const emitPermissions = (model: Model): string => `
  import { localised } from '../core/i18n/localised.ts';
  import type { PermissionInfo, Rule } from '../core/model/rule.ts';

  /** Who may see each report, by its name. */
  export const reportRules: Readonly<Record<string, Rule>> = ${JSON.stringify(Object.fromEntries(model.reports.map(({ reportName, rule }) => [reportName, rule])))};

  export const permissions: Readonly<Record<string, PermissionInfo>> = localised('permissions', ${JSON.stringify(Object.fromEntries(model.areas.flatMap((area) => model.permissions.filter((one) => one.area === area)).map(({ code, ...permission }) => [code, permission])))});
`;
