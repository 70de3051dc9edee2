import { notFound } from '../../platform/http/errors.ts';
import {
  fieldOf,
  type EntityDefinition,
  type FieldDefinition,
  type ListDefinition,
} from '../../platform/model/definition.ts';
import type { Registry } from '../../platform/model/registry.ts';

/** A numbered list (AMB-083), as saved filters and column selections name it. */
export interface View {
  readonly id: number;
  readonly viewName: string;
  readonly list: ListDefinition;
  readonly definition: EntityDefinition;
}

/** Views that have a default filter (2:72). */
export const withDefault = [1, 2, 3, 4, 5, 6, 7, 8, 12];

/** Reports stand in files, not in a table; as a list they are told by these two. */
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
      date: null,
      rows: 25,
    },
  ],
};

/** All numbered lists, the first of each number. */
export function viewsOf(registry: Registry): View[] {
  const definitions = [...registry.all, reports as EntityDefinition];
  const views = definitions.flatMap((definition) =>
    definition.lists.flatMap((list): View[] =>
      list.viewId === null ? [] : [{ id: list.viewId, viewName: list.title, list, definition }],
    ),
  );
  return [...new Map(views.toReversed().map((view) => [view.id, view])).values()].toSorted((a, b) => a.id - b.id);
}

/** @throws UserError 404 where no list has the number. */
export function viewOf(registry: Registry, id: unknown): View {
  const view = viewsOf(registry).find((one) => one.id === id || String(one.id) === id);
  if (!view) throw notFound('View');
  return view;
}

/** Columns a view shows or can show; `id` is what a paged call sorts by, `defView` whether it is shown at first. */
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

const kindOf = ({ type, format, to, values }: FieldDefinition) => ({
  type,
  ...(format && { format }),
  ...(to && { to }),
  ...(values && { values }),
});
