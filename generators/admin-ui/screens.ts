import type { Dialog, Entity, List, Model, Page, Rule, Tab } from '../model/index.ts';
import { byName, sortsOf } from '../model/index.ts';
import { pascal } from '../model/names.ts';
import { dialogName, listName, pageName } from './names.ts';
import { canonical, viewOf } from './resource.ts';

/** The dialogs of an entity. */
export const emitDialogs = (entity: Entity): string => `
  const Form = formOf(${entity.name});

  ${entity.dialogs.map((dialog) => emitDialog(entity, dialog)).join('\n\n')}
`;

const emitDialog = ({ name: entity }: Entity, dialog: Dialog): string => `
  export function ${dialogName(dialog)}(props: DialogProps) {
    return <EntityDialog {...props} of={${entity}} Form={Form} {...${entity}.dialogs.${dialog.name}!} />;
  }
`;

/** The lists of an entity, with their columns, filters and dialogs. */
export const emitLists = (entity: Entity): string => entity.lists.map((list) => emitList(entity, list)).join('\n\n');

function emitList(entity: Entity, list: List): string {
  const { name, title, columns, more, card, filters, where, sort, date, rows, create, edit, opens, empty } = list;
  const view = viewOf(entity, list);
  return `
    export function ${listName(list)}(props: ListProps) {
      return <EntityList
        {...props}
        of={${entity.name}}
        name="${name}"
        title={schemaText(${JSON.stringify(title)})}
        ${view ? `view={${JSON.stringify(view)}}` : ''}
        columns={${JSON.stringify(columns)}}
        ${more.length ? `more={${JSON.stringify(more)}}` : ''}
        ${card.length ? `card={${JSON.stringify(card)}}` : ''}
        ${filters.length ? `filters={${JSON.stringify(filters)}}` : ''}
        ${Object.keys(where).length ? `where={${JSON.stringify(where)}}` : ''}
        sort={${JSON.stringify(sort)}}
        ${date && view ? `date="${date}"` : ''}
        sorts={${JSON.stringify(sortsOf(entity, list))}}
        ${rows === 25 ? '' : `rows={${rows}}`}
        ${create ? `create={${dialogName(create)}}` : ''}
        ${edit ? `edit={${dialogName(edit)}} edits="${edit}"` : ''}
        ${opens === 'dialog' ? 'opens="dialog"' : ''}
        ${empty ? `empty={schemaText(${JSON.stringify(empty)})}` : ''}
      />;
    }
  `.replace(/^\s*\n/gm, '');
}

/**
 * The page of one record, with a tab for each part. The lists of other records are loaded with the first of their tabs:
 * these have pages with lists of their own.
 */
export function emitPage(model: Model, entity: Entity, page: Page): string {
  const related = page.tabs.flatMap((tab) => (tab.list && tab.list.of !== entity.name ? [tab.list] : []));
  return `
    ${related.map(({ of, list }) => `const ${listAs({ of, list })} = later(() => import('./${byName(model, of).folder}.gen.tsx').then((module) => module.${listName(list)}));`).join('\n')}

    export function ${pageName(entity)}(props: PageProps) {
      return <RecordPage
        {...props}
        of={${entity.name}}
        ${page.edit ? `edit={${dialogName(page.edit)}} edits="${page.edit}"` : ''}
        ${page.facts.length ? `facts={${JSON.stringify(page.facts)}}` : ''}
        tabs={localised('tabs', [${page.tabs.map((tab) => emitTab(model, entity, tab)).join(', ')}])}
      />;
    }
  `;
}

const listAs = ({ of, list }: { readonly of: string; readonly list: string }) => `${pascal(of)}${listName(list)}`;

function emitTab(
  model: Model,
  { name: own, access }: Entity,
  { name, title, groups, list, history, slot }: Tab,
): string {
  const parts = [`name: '${name}'`, `title: ${JSON.stringify(title)}`];
  if (groups) {
    const listed = Object.entries(groups).map(([heading, fields]) => ({ title: heading, fields }));
    parts.push(`groups: ${JSON.stringify(listed)}`);
  }
  if (list)
    parts.push(
      `list: ${list.of === own ? listName(list.list) : listAs(list)}`,
      `kind: '${list.of}'`,
      `by: '${list.by}'`,
    );
  if (list?.from) parts.push(`from: '${list.from}'`);
  const rule = list && JSON.stringify(readRule(byName(model, list.of)));
  if (rule && rule !== JSON.stringify(access.read)) parts.push(`rule: ${rule}`);
  if (history) parts.push('history: true');
  if (slot) parts.push('slot: true');
  return `{ ${parts.join(', ')} }`;
}

/** Who may read the list of an entity: the access rule of its list call. */
const readRule = (entity: Entity): Rule => canonical(entity, 'list')?.access ?? entity.access.read;
