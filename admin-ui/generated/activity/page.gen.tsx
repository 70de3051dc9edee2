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
        layout: [
          ['subject', 'activityType', 'dateCreated'],
          ['startDate', 'startTime', 'duration'],
          ['endDate', 'endTime', 'mbpBranch'],
          ['activityResult', 'resultNotes'],
          ['customer', 'contact'],
          ['opportunity', 'quote'],
          ['user', 'supervisor'],
          ['reminderType', 'reminderDate', 'reminderTime'],
          ['notes'],
          ['recordedOn', 'createdBy', 'dateUpdated', 'updatedBy'],
        ],
      },
      { name: 'history', title: 'History', history: true },
    ])}
  />
);
