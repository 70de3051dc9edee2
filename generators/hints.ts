import { diff } from './migrations/diff.ts';
import { relational, type Table } from './migrations/relational.ts';
import { rename } from './migrations/rename.ts';
import { replayed } from './migrations/replayed.ts';
import { byName, type Entity, type Model } from './model/index.ts';

/** What is left to do after a change of the schemas, one line for each task: new fields that no list or dialog shows, a missing migration. */
export async function hints(root: string, model: Model): Promise<string[]> {
  const [before, after] = [await replayed(root), relational(model)];
  const lines = newFields(rename(before, after, model).tables, after)
    .filter(({ entity, field }) => !isShown(byName(model, entity), field))
    .map(({ entity, field }) => `${entity}.${field} is in no dialog or list.`);
  const { steps } = diff(before, after, model);
  return steps.length ? [...lines, 'The database needs a migration: npm run migration:new -- "what it does"'] : lines;
}

interface FieldOf {
  readonly entity: string;
  readonly field: string;
}

/** Fields that no migration knows yet, of entities that one does. */
function newFields(before: readonly Table[], after: readonly Table[]): FieldOf[] {
  const known = (name: string) => before.find((table) => table.name === name);
  return after.flatMap(({ name, entity, field: many, columns }): FieldOf[] => {
    if (!before.some((table) => table.entity === entity)) return [];
    if (many) return known(name) ? [] : [{ entity, field: many }];
    return columns.flatMap(({ name: column, field }) =>
      field && !known(name)?.columns.some((one) => one.name === column) ? [{ entity, field }] : [],
    );
  });
}

/** Whether a list, a dialog or the page of an entity shows a field. One without any of them shows nothing to anybody. */
function isShown({ fields, lists, dialogs, page }: Entity, field: string): boolean {
  if (!lists.length && !dialogs.length && !page) return true;
  const aliases = fields.filter(({ alias }) => alias?.[0] === field).map(({ name }) => name);
  const shown = [
    ...lists.flatMap(({ columns, more, card, filters }) => [columns, more, card, filters]),
    ...dialogs.flatMap(({ layout }) => layout),
    ...(page ? [page.facts, ...page.tabs.flatMap(({ groups }) => Object.values(groups ?? {}))] : []),
  ].flat();
  return shown.some((name) => [field, ...aliases].includes(name.split('.')[0]!));
}
