// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
import type { FilterCondition } from '../../schemas/generated/filter-condition.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type FilterConditionSlots = Slots<
  FilterCondition,
  'id' | 'userViewFilter' | 'rowNo' | 'rowStart' | 'dbField' | 'condition' | 'value' | 'dbValue'
>;

export const filterCondition: Resource<FilterCondition> = {
  ...resources.filterCondition,
  ...registered(resources.filterCondition),
  list: MainList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    userViewFilter: { title: 'Filter', type: 'ref', required: 'Filter is required.', to: 'userViewFilter' },
    rowNo: { title: 'Row', type: 'integer', minimum: 1, maximum: 50, required: 'Row is required.' },
    rowStart: { title: 'Gate', type: 'string', values: ['AND', 'OR'] },
    dbField: { title: 'Field', type: 'string', maxLength: 120, required: 'Field is required.', transform: ['trim'] },
    condition: {
      title: 'Condition',
      type: 'string',
      values: [
        '=',
        '<>',
        '<',
        '<=',
        '>',
        '>=',
        'contains',
        'starts with',
        'in',
        'between',
        'is empty',
        'not in',
        'does not contain',
        'is not empty',
      ],
      required: 'Condition is required.',
    },
    value: { title: 'Value', type: 'string', maxLength: 1000, transform: ['trim'] },
    dbValue: { title: 'Stored value', type: 'string', maxLength: 1000, transform: ['trim'] },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/filter-condition').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={filterCondition}
      name="main"
      title={schemaText('Filter conditions')}
      columns={['rowNo', 'rowStart', 'dbField', 'condition', 'value']}
      sort={{ field: 'rowNo', order: 'ASC' }}
      sorts={['rowNo', 'rowStart', 'dbField', 'condition']}
    />
  );
}
