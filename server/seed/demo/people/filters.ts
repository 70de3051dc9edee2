import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import type { Contact } from '../../../../schemas/generated/contact.gen.ts';
import type { Customer } from '../../../../schemas/generated/customer.gen.ts';
import type { Enquiry } from '../../../../schemas/generated/enquiry.gen.ts';
import type { Quotation } from '../../../../schemas/generated/quotation.gen.ts';
import { viewOf } from '../../../features/common/views.ts';
import type { ConditionRow } from '../../../features/user-view-filter/conditions.ts';
import { whereClause } from '../../../services/saved-filters/where-clause.ts';
import { fieldOf } from '../../../core/model/definition.ts';
import type { Registry } from '../../../core/model/registry.ts';
import type { WireRecord } from '../../../core/records/records.ts';
import type { ListName, Person, Surroundings } from '../surroundings.ts';

type FieldName = keyof (Activity & Contact & Customer & Enquiry & Quotation);

interface Filter {
  /** Number of the list (AMB-083). */
  readonly view: number;
  readonly name: string;
  readonly conditions: readonly (readonly [field: FieldName, condition: ConditionRow['condition'], value: string])[];
  readonly sort?: readonly [field: FieldName, order: 1 | -1];
  readonly favourite?: true;
  readonly isDefault?: true;
  /** First names of the owners; everyone if it is left out. */
  readonly of?: readonly string[];
}

const workers = ['Anna', 'Simon', 'Sally', 'Ian'];

const filters: readonly Filter[] = [
  {
    view: 1,
    name: 'Midlands builders',
    conditions: [
      ['region', '=', 'West Midlands'],
      ['custName', 'contains', 'BUILD'],
    ],
    favourite: true,
  },
  {
    view: 5,
    name: 'Still to do',
    conditions: [['activityStatus', 'in', 'Task, Upcoming, Overdue, Rescheduled']],
    sort: ['startDate', 1],
    isDefault: true,
    of: workers,
  },
  {
    view: 4,
    name: 'Active quotations',
    conditions: [['quoteStatus', '=', 'Active']],
    isDefault: true,
    of: ['Rita'],
  },
  {
    view: 4,
    name: 'Large and active',
    conditions: [
      ['quoteStatus', '=', 'Active'],
      ['productValue', '>=', '20000'],
    ],
    sort: ['productValue', -1],
    favourite: true,
    of: ['Simon', 'Sally'],
  },
  {
    view: 8,
    name: 'Won this year',
    conditions: [
      ['opportunityStatus', '=', 'Won'],
      ['dateReceived', '=', 'This year'],
    ],
    favourite: true,
    of: ['Anna', 'Simon'],
  },
  {
    view: 8,
    name: 'New or active',
    conditions: [['opportunityStatus', 'in', 'New, Active']],
    of: ['Sally', 'Ian'],
  },
  {
    view: 7,
    name: 'Buyers',
    conditions: [['jobFunction', '=', 'Purchasing']],
    favourite: true,
    of: ['Ian', 'Rita'],
  },
];

/** Saved filters of the demo users, and their conditions. */
export function savedFilters({ demoUsers, calendar, lists, named }: Surroundings, registry: Registry) {
  const userViewFilter: WireRecord[] = [];
  const filterCondition: WireRecord[] = [];
  const keysOf = (to: string | undefined, text: string) =>
    to && to in lists
      ? text
          .split(', ')
          .map((one) => named(to as ListName, one).id)
          .join(', ')
      : text;
  for (const user of demoUsers)
    for (const [i, filter] of filters.filter(({ of }) => of?.includes(firstName(user)) ?? true).entries()) {
      const view = viewOf(registry, filter.view);
      const { definition, list } = view;
      const made = { id: userViewFilter.length + 1 };
      const rows = filter.conditions.map(([dbField, condition, value], n): ConditionRow => {
        const dbValue = keysOf(fieldOf(definition, dbField)!.to, value);
        return { rowStart: n ? 'AND' : null, dbField, condition, value, dbValue };
      });
      const [sorted, order] = filter.sort ?? [list.sort.field, list.sort.order === 'ASC' ? 1 : -1];
      const date = calendar.day(-40);
      userViewFilter.push({
        ...made,
        filterName: filter.name,
        dbview: filter.view,
        user,
        whereClause: whereClause(rows, view.definition),
        orderByClause: `${fieldOf(definition, sorted)!.title} ${order === 1 ? 'ascending' : 'descending'}`,
        sortField: filter.sort?.[0] ?? null,
        sortOrder: filter.sort?.[1] ?? 0,
        favourite: filter.favourite ?? false,
        favouriteOrder: i + 1,
        favouriteName: `${view.viewName}:${filter.name}`,
        isDefault: filter.isDefault ?? false,
        dateCreated: date,
        createdBy: user,
        dateUpdated: date,
        updatedBy: user,
      });
      for (const [n, row] of rows.entries())
        filterCondition.push({ id: filterCondition.length + 1, userViewFilter: made, rowNo: n + 1, ...row });
    }
  return { userViewFilter, filterCondition };
}

export const firstName = ({ fullName }: Person): string => fullName.split(' ')[0]!;
