import { notFound } from '../../core/errors/errors.ts';
import {
  fieldOf,
  type EntityDefinition,
  type FieldDefinition,
  type ListDefinition,
} from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';

/** A numbered list (AMB-083). Saved filters and column selections refer to it by its number. */
export interface View {
  readonly id: number;
  readonly viewName: string;
  readonly list: ListDefinition;
  readonly definition: EntityDefinition;
}

/** Views that can have a default filter (BEH-122). */
export const withDefault = [1, 2, 3, 4, 5, 6, 7, 8, 12];

/** Reports are files rather than rows of a table. Their list has these two columns. */
const reports: Pick<EntityDefinition, 'plural' | 'fields' | 'sortable' | 'filterable' | 'lists'> = {
  plural: 'Reports',
  fields: [
    { name: 'reportType', title: 'Report Type', type: 'string', column: 'report_type' },
    { name: 'reportName', title: 'Report Name', type: 'string', column: 'report_name' },
  ],
  sortable: ['reportType', 'reportName'],
  filterable: [],
  lists: [
    {
      name: 'main',
      title: 'Reports',
      viewId: 12,
      columns: ['reportType', 'reportName'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'reportType', order: 'ASC' },
      sorts: ['reportType', 'reportName'],
      rows: 25,
    },
  ],
};

/** All numbered lists. If several have the same number, only the first. */
export function viewsOf(registry: Registry): View[] {
  const definitions = [...registry.all, reports as EntityDefinition];
  const views = definitions.flatMap((definition) =>
    definition.lists.flatMap((list): View[] =>
      list.viewId === undefined ? [] : [{ id: list.viewId, viewName: list.title, list, definition }],
    ),
  );
  return [...new Map(views.toReversed().map((view) => [view.id, view])).values()].toSorted((a, b) => a.id - b.id);
}

/** @throws UserError 404 if no list has the number */
export function viewOf(registry: Registry, id: unknown): View {
  const view = viewsOf(registry).find((one) => one.id === id || String(one.id) === id);
  if (!view) throw notFound('View');
  return view;
}

/** Columns that a view can show. A paged call sorts by `id`; `defView` columns are shown by default. */
export function fieldsOf({ id: dbView, list, definition }: View) {
  return [...list.columns, ...list.more].map((name) => {
    const field = fieldOf(definition, name)!;
    return {
      id: definition.fields.indexOf(field) + 1,
      dbView,
      dbField: name,
      title: field.title,
      defView: list.columns.includes(name),
      sortable: definition.sortable.includes(name),
      filterable: definition.filterable.includes(name),
      ...kindOf(field),
    };
  });
}

const kindOf = ({ type, format, to, values, labels }: FieldDefinition) => ({
  type,
  ...(format && { format }),
  ...(to && { to }),
  ...(values && { values }),
  ...(labels && { labels }),
});
