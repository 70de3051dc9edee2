// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { activity } from './resource.gen.ts';

export const ActivityPage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={activity}
    edit={EditDialog}
    facts={['activityType', 'customer', 'user', 'startDate']}
    tabs={localised('tabs', [
      {
        name: 'detail',
        title: 'Detail',
        groups: [
          { title: 'Activity', fields: ['subject', 'activityType', 'activityResult', 'resultNotes'] },
          { title: 'Time', fields: ['dateCreated', 'startDate', 'startTime', 'duration', 'endDate', 'endTime'] },
          { title: 'Customer', fields: ['customer', 'contact', 'opportunity', 'quote', 'mbpBranch'] },
          { title: 'People', fields: ['user', 'supervisor'] },
          { title: 'Reminder', fields: ['reminderType', 'reminderDate', 'reminderTime'] },
          { title: 'Notes', fields: ['notes'] },
          { title: 'Record', fields: ['recordedOn', 'createdBy', 'dateUpdated', 'updatedBy'] },
        ],
      },
      { name: 'history', title: 'History', history: true },
    ])}
  />
);
