// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { ByUserList as LoginHistoryByUserList } from '../login-history/lists.gen.tsx';
import { ByUserList as UserWidgetByUserList } from '../user-widget/lists.gen.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { user } from './resource.gen.ts';

export const UserPage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={user}
    edit={EditDialog}
    facts={['role', 'defRegion', 'defBranch']}
    tabs={localised('tabs', [
      {
        name: 'detail',
        title: 'Detail',
        groups: [
          { title: 'Person', fields: ['firstName', 'lastName', 'email', 'status'] },
          { title: 'Place in the company', fields: ['role', 'mbpDept', 'supervisor', 'defRegion', 'defBranch'] },
          {
            title: 'Notifications',
            fields: ['getReminderEmail', 'getNotesEmail', 'getCustApproveEmail', 'createOutlookActivity'],
          },
          {
            title: 'Appearance',
            fields: ['menuMode', 'menuType', 'menuColour', 'themeColour', 'themeMode', 'profileLogo'],
          },
        ],
      },
      {
        name: 'history',
        title: 'Login history',
        list: LoginHistoryByUserList,
        by: 'user',
        rule: { permission: 'ViewUsersRoles' },
      },
      { name: 'dashboard', title: 'Dashboard', slot: true },
      { name: 'widgets', title: 'Widgets', list: UserWidgetByUserList, by: 'user' },
    ])}
  />
);
