// Generated from schemas. Do not edit: change the schema and run npm run generate.

import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DomainOutlined from '@mui/icons-material/DomainOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import JoinInnerOutlined from '@mui/icons-material/JoinInnerOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PhoneCallbackOutlined from '@mui/icons-material/PhoneCallbackOutlined';
import PhoneForwardedOutlined from '@mui/icons-material/PhoneForwardedOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SupervisorAccountOutlined from '@mui/icons-material/SupervisorAccountOutlined';
import SupportOutlined from '@mui/icons-material/SupportOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { localised } from '../core/i18n/localised.ts';
import type { MenuGroup } from '../core/model/screen.ts';

export const menu: readonly MenuGroup[] = localised('menu', [
  {
    title: 'Main',
    rule: 'signedIn',
    items: [
      { title: 'Dashboard', rule: 'signedIn', screen: '/', icon: SpaceDashboardOutlined },
      { title: 'Contacts', rule: 'signedIn', screen: '/newContacts', icon: ContactsOutlined },
      { title: 'Activities', rule: 'signedIn', screen: '/activities', icon: EventOutlined },
      { title: 'Customers', rule: { permission: 'ViewCustomers' }, screen: '/customers', icon: StorefrontOutlined },
      { title: 'Quotations', rule: { permission: 'ViewQuotations' }, screen: '/enquiries', icon: RequestQuoteOutlined },
      {
        title: 'Chase Queue',
        rule: { permission: 'ViewQuotations' },
        screen: '/quotations/chase',
        icon: PhoneForwardedOutlined,
      },
      {
        title: 'Customer Approval',
        rule: { permission: 'customerApproval' },
        screen: '/customerApprovals',
        icon: HowToRegOutlined,
      },
      { title: 'My team', rule: { permission: 'ViewTeam' }, screen: '/myTeam', icon: SupervisorAccountOutlined },
    ],
  },
  {
    title: 'REPORTS',
    rule: { permission: 'ViewReportGroup' },
    icon: AssessmentOutlined,
    items: [
      {
        title: 'Reports',
        rule: 'signedIn',
        icon: AssessmentOutlined,
        reports: {
          Activity: GroupsOutlined,
          Enquiries: PhoneCallbackOutlined,
          Orders: LocalShippingOutlined,
          Statistics: AssessmentOutlined,
        },
      },
      { title: 'Scheduled reports', rule: 'signedIn', screen: '/scheduledReports', icon: ScheduleSendOutlined },
    ],
  },
  {
    title: 'SETTINGS',
    rule: { permission: 'ViewSettingGroup' },
    icon: SettingsOutlined,
    folds: true,
    items: [
      { title: 'All settings', rule: { role: 'showSettings' }, screen: '/settings', icon: AppsOutlined },
      {
        title: 'Customer settings',
        rule: { role: 'showSettings' },
        screen: '/customerSetting',
        icon: DomainOutlined,
        items: [
          { title: 'Cities/Towns', rule: { role: 'showSettings' }, screen: '/customerSetting/citiesTowns' },
          { title: 'Customer Types', rule: { role: 'showSettings' }, screen: '/customerSetting/Types' },
          { title: 'Industry Types', rule: { role: 'showSettings' }, screen: '/customerSetting/Industry' },
          { title: 'Job Functions', rule: { role: 'showSettings' }, screen: '/customerSetting/jobFunctions' },
          { title: 'Job Titles', rule: { role: 'showSettings' }, screen: '/customerSetting/JobTitles' },
          { title: 'Postal Areas', rule: { role: 'showSettings' }, screen: '/customerSetting/PostalAreas' },
          { title: 'Regions', rule: { role: 'showSettings' }, screen: '/customerSetting/Regions' },
          { title: 'Sales Execs', rule: { role: 'showSettings' }, screen: '/customerSetting/SalesExecutives' },
          { title: 'Salutations', rule: { role: 'showSettings' }, screen: '/customerSetting/Salutations' },
        ],
      },
      {
        title: 'Enquiry settings',
        rule: { role: 'showSettings' },
        screen: '/opportunitySetting',
        icon: QuestionAnswerOutlined,
        items: [
          { title: 'Enquiry Statuses', rule: { role: 'showSettings' }, screen: '/opportunitySetting/Status' },
          { title: 'Product Types', rule: { role: 'showSettings' }, screen: '/opportunitySetting/ProductTypes' },
          { title: 'Project Types', rule: { role: 'showSettings' }, screen: '/opportunitySetting/ProjectTypes' },
          { title: 'Quotation Grades', rule: { role: 'showSettings' }, screen: '/opportunitySetting/QuotationGrades' },
        ],
      },
      {
        title: 'Quotation settings',
        rule: { role: 'showSettings' },
        screen: '/quoteSetting',
        icon: FactCheckOutlined,
        items: [
          { title: 'Lost Quote Notes', rule: { role: 'showSettings' }, screen: '/quoteSetting/LostQuoteNotes' },
          { title: 'Manufacturers', rule: { role: 'showSettings' }, screen: '/quoteSetting/Manufacturers' },
          { title: 'Quote Statuses', rule: { role: 'showSettings' }, screen: '/quoteSetting/QuoteStatus' },
          { title: 'Quote Types', rule: { role: 'showSettings' }, screen: '/quoteSetting/QuoteTypes' },
        ],
      },
      {
        title: 'Activity settings',
        rule: { role: 'showSettings' },
        screen: '/activitySetting',
        icon: EditCalendarOutlined,
        items: [
          { title: 'Activity Results', rule: { role: 'showSettings' }, screen: '/activitySetting/ActivityResults' },
          { title: 'Activity Statuses', rule: { role: 'showSettings' }, screen: '/activitySetting/ActivityStatus' },
          { title: 'Activity Types', rule: { role: 'showSettings' }, screen: '/activitySetting/ActivityTypes' },
          { title: 'Reminder Types', rule: { role: 'showSettings' }, screen: '/activitySetting/ReminderTypes' },
        ],
      },
      {
        title: 'Global settings',
        rule: { role: 'showSettings' },
        screen: '/setting',
        icon: TuneOutlined,
        items: [
          { title: 'Branches', rule: { role: 'showSettings' }, screen: '/branches' },
          { title: 'Departments', rule: { role: 'showSettings' }, screen: '/setting/mbpDepartments' },
          { title: 'Help Videos', rule: { role: 'showSettings' }, screen: '/setting/helpVideos' },
          { title: 'Letterheads', rule: { role: 'showSettings' }, screen: '/setting/Letterhead' },
          { title: 'Tags', rule: { role: 'showSettings' }, screen: '/tags' },
        ],
      },
      {
        title: 'Mail templates',
        rule: { permission: 'EditTemplates' },
        screen: '/mailTemplates',
        icon: DraftsOutlined,
      },
      { title: 'Imports', rule: { permission: 'ImportRecords' }, screen: '/imports', icon: UploadFileOutlined },
      {
        title: 'Probable duplicates',
        rule: { permission: 'MergeRecords' },
        screen: '/probableDuplicates',
        icon: JoinInnerOutlined,
      },
    ],
  },
  {
    title: 'USERS & ACCESS',
    rule: { permission: 'ViewUsersRoles' },
    icon: PeopleOutlined,
    items: [
      { title: 'Users', rule: 'signedIn', screen: '/users', icon: PeopleOutlined },
      { title: 'Roles', rule: 'signedIn', screen: '/roles', icon: AdminPanelSettingsOutlined },
      { title: 'Audit', rule: 'signedIn', screen: '/audit', icon: ManageHistoryOutlined },
      { title: 'Support Cases', rule: 'signedIn', screen: '/supportCases', icon: SupportOutlined },
      {
        title: 'Background work',
        rule: { roleName: 'Admin' },
        screen: '/backgroundWork',
        icon: PendingActionsOutlined,
      },
    ],
  },
  {
    title: 'SALES DATA',
    rule: { permission: 'ViewSalesImport' },
    icon: PaidOutlined,
    items: [
      { title: 'Actual Sales', rule: 'signedIn', screen: '/actualSales', icon: PaidOutlined },
      { title: 'Sales Forcast', rule: 'signedIn', screen: '/salesForcast', icon: TrendingUpOutlined },
      {
        title: 'All Sales Stats',
        rule: { permission: 'Report-AllSalesStats' },
        screen: '/salesData',
        icon: QueryStatsOutlined,
      },
    ],
  },
]);
