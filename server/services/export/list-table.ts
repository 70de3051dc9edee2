import { badRequest } from '../../core/errors/errors.ts';
import { fieldOf, type CardFields, type EntityDefinition } from '../../core/model/definition.ts';
import type { Reading } from '../../core/records/records.ts';
import type { ListRequest } from '../../core/records/request.ts';
import { received, type SentCondition } from '../../core/records/sent-conditions.ts';
import type { Card, TableSource } from './table.ts';

export interface ListTable {
  /** Name of the entity. */
  readonly entity: string;
  /** Names of the fields. */
  readonly columns: readonly string[];
  readonly request: Omit<ListRequest, 'where'> & { readonly where: readonly SentCondition[] };
}

export interface ExportQuery {
  readonly format?: string;
  /** Field names separated by commas. */
  readonly columns?: string;
  /** Key of a saved filter; 0 for none. */
  readonly savedFilter?: string;
  /** First and last day of the list's date. */
  readonly from?: string;
  readonly to?: string;
}

/** The rows of a list. */
export const listTable: TableSource<ListTable, Reading> = {
  name: 'list',
  async table({ entity, columns, request }, _user, { registry, records }) {
    const definition = registry.definition(entity);
    const where = request.where.map((condition) => received(condition, registry));
    return {
      name: definition.plural,
      columns: columns.map((name) => {
        const field = fieldOf(definition, name)!;
        const { format } = registry.aliased(definition, field);
        return { name, title: field.title, ...(format && { format }) };
      }),
      rows: records.chunks(definition, { ...request, where }),
      ...(definition.vcard && { card: cardOf(definition, definition.vcard) }),
    };
  },
};

function cardOf({ fields }: EntityDefinition, card: CardFields): Card {
  const address = fields.filter(({ name }) => card.address.includes(name));
  const code = address.find(({ format }) => format === 'postCode');
  const town = address.find(({ type }) => type === 'ref');
  return {
    ...card,
    ...(code && { postCode: code.name, ...(code.country && { country: code.country }) }),
    ...(town && { town: town.name }),
  };
}

/**
 * The columns that a query names; those of the list by default.
 * @throws UserError 400 for an unknown one
 */
export function columnsOfQuery(definition: EntityDefinition, columns: unknown): readonly string[] {
  if (columns === undefined) return definition.lists[0]!.columns;
  if (typeof columns !== 'string') throw badRequest('columns must be field names separated by commas.');
  const names = columns.split(',');
  const unknown = names.find((name) => !fieldOf(definition, name));
  if (unknown !== undefined) throw badRequest(`Unknown column "${unknown}".`);
  return names;
}
