// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { activity } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={activity}
    name="main"
    title={schemaText('Activities')}
    view={{ id: 3, name: 'Activities' }}
    columns={['subject', 'activityType', 'customer', 'contact', 'startDate', 'startTime', 'user', 'activityStatus']}
    more={['dateCreated', 'duration', 'quote', 'mbpBranch', 'activityResult']}
    card={['customer', 'startDate', 'startTime']}
    filters={['activityType', 'activityStatus', 'user', 'mbpBranch']}
    sort={{ field: 'startDate', order: 'DESC' }}
    date="startDate"
    sorts={['startDate', 'subject']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const MineList = (props: ListProps) => (
  <EntityList
    {...props}
    of={activity}
    name="mine"
    title={schemaText('My Activities')}
    view={{ id: 5, name: 'My Activities' }}
    columns={['subject', 'activityType', 'customer', 'contact', 'startDate', 'startTime', 'activityStatus']}
    more={['dateCreated', 'duration', 'quote', 'mbpBranch', 'activityResult']}
    card={['customer', 'startDate', 'startTime']}
    filters={['activityType', 'activityStatus']}
    where={{ user: '$user' }}
    sort={{ field: 'startDate', order: 'DESC' }}
    date="startDate"
    sorts={['startDate', 'subject']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const ByCustomerList = (props: ListProps) => (
  <EntityList
    {...props}
    of={activity}
    name="byCustomer"
    title={schemaText('Activities')}
    columns={['subject', 'activityType', 'contact', 'startDate', 'startTime', 'user', 'activityStatus']}
    card={['activityType', 'startDate', 'startTime']}
    sort={{ field: 'startDate', order: 'DESC' }}
    sorts={['startDate']}
    create={EditDialog}
    edit={EditDialog}
  />
);

export const ByEnquiryList = (props: ListProps) => (
  <EntityList
    {...props}
    of={activity}
    name="byEnquiry"
    title={schemaText('Activities')}
    columns={['subject', 'activityType', 'contact', 'startDate', 'startTime', 'user', 'activityStatus']}
    card={['activityType', 'startDate', 'startTime']}
    sort={{ field: 'startDate', order: 'DESC' }}
    sorts={['startDate']}
    create={EditDialog}
    edit={EditDialog}
  />
);
