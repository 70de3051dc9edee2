// Generated from schemas. Do not edit: change the schema and run npm run generate.

import { absence, AbsenceController } from './absence.gen.ts';
import { activity, ActivityController } from './activity.gen.ts';
import { activitySeries, ActivitySeriesController } from './activity-series.gen.ts';
import { actualSales, ActualSalesController } from './actual-sales.gen.ts';
import { alert, AlertController } from './alert.gen.ts';
import { assignedPermission, AssignedPermissionController } from './assigned-permission.gen.ts';
import { attachment, AttachmentController } from './attachment.gen.ts';
import { backgroundWork, BackgroundWorkController } from './background-work.gen.ts';
import { bulkChange, BulkChangeController } from './bulk-change.gen.ts';
import { contact, ContactController } from './contact.gen.ts';
import { customer, CustomerController } from './customer.gen.ts';
import { customerBranch, CustomerBranchController } from './customer-branch.gen.ts';
import { enquiry, EnquiryController } from './enquiry.gen.ts';
import { filterCondition, FilterConditionController } from './filter-condition.gen.ts';
import { importMapping, ImportMappingController } from './import-mapping.gen.ts';
import { loginHistory, LoginHistoryController } from './login-history.gen.ts';
import { note, NoteController } from './note.gen.ts';
import { permission, PermissionController } from './permission.gen.ts';
import { quotation, QuotationController } from './quotation.gen.ts';
import { quotationDocument, QuotationDocumentController } from './quotation-document.gen.ts';
import { recordImport, RecordImportController } from './record-import.gen.ts';
import { reportSchedule, ReportScheduleController } from './report-schedule.gen.ts';
import { role, RoleController } from './role.gen.ts';
import { salesForecast, SalesForecastController } from './sales-forecast.gen.ts';
import { salesPosting, SalesPostingController } from './sales-posting.gen.ts';
import { sentMail, SentMailController } from './sent-mail.gen.ts';
import { supportCase, SupportCaseController } from './support-case.gen.ts';
import { supportCaseReply, SupportCaseReplyController } from './support-case-reply.gen.ts';
import { trash, TrashController } from './trash.gen.ts';
import { user, UserController } from './user.gen.ts';
import { userViewField, UserViewFieldController } from './user-view-field.gen.ts';
import { userViewFilter, UserViewFilterController } from './user-view-filter.gen.ts';
import { userWidget, UserWidgetController } from './user-widget.gen.ts';
import { activityResult, ActivityResultController } from './activity-result.gen.ts';
import { activityStatus, ActivityStatusController } from './activity-status.gen.ts';
import { activityType, ActivityTypeController } from './activity-type.gen.ts';
import { branch, BranchController } from './branch.gen.ts';
import { cityTown, CityTownController } from './city-town.gen.ts';
import { contactType, ContactTypeController } from './contact-type.gen.ts';
import { customerType, CustomerTypeController } from './customer-type.gen.ts';
import { department, DepartmentController } from './department.gen.ts';
import { helpVideo, HelpVideoController } from './help-video.gen.ts';
import { industryType, IndustryTypeController } from './industry-type.gen.ts';
import { jobFunction, JobFunctionController } from './job-function.gen.ts';
import { jobTitle, JobTitleController } from './job-title.gen.ts';
import { letterhead, LetterheadController } from './letterhead.gen.ts';
import { lostQuoteNote, LostQuoteNoteController } from './lost-quote-note.gen.ts';
import { mailTemplate, MailTemplateController } from './mail-template.gen.ts';
import { manufacturer, ManufacturerController } from './manufacturer.gen.ts';
import { opportunityStatus, OpportunityStatusController } from './opportunity-status.gen.ts';
import { opportunityType, OpportunityTypeController } from './opportunity-type.gen.ts';
import { postalArea, PostalAreaController } from './postal-area.gen.ts';
import { productType, ProductTypeController } from './product-type.gen.ts';
import { projectType, ProjectTypeController } from './project-type.gen.ts';
import { quotationGrade, QuotationGradeController } from './quotation-grade.gen.ts';
import { quoteStatus, QuoteStatusController } from './quote-status.gen.ts';
import { quoteType, QuoteTypeController } from './quote-type.gen.ts';
import { region, RegionController } from './region.gen.ts';
import { reminderType, ReminderTypeController } from './reminder-type.gen.ts';
import { salesExec, SalesExecController } from './sales-exec.gen.ts';
import { salutation, SalutationController } from './salutation.gen.ts';
import { supportCaseStatus, SupportCaseStatusController } from './support-case-status.gen.ts';
import { supportCaseType, SupportCaseTypeController } from './support-case-type.gen.ts';
import { tag, TagController } from './tag.gen.ts';
import absenceHooks from '../features/absence/hooks.ts';
import activityHooks from '../features/activity/hooks.ts';
import actualSalesHooks from '../features/actual-sales/hooks.ts';
import alertHooks from '../features/alert/hooks.ts';
import assignedPermissionHooks from '../features/assigned-permission/hooks.ts';
import customerHooks from '../features/customer/hooks.ts';
import enquiryHooks from '../features/enquiry/hooks.ts';
import importMappingHooks from '../features/import-mapping/hooks.ts';
import noteHooks from '../features/note/hooks.ts';
import quotationHooks from '../features/quotation/hooks.ts';
import quotationDocumentHooks from '../features/quotation-document/hooks.ts';
import reportScheduleHooks from '../features/report-schedule/hooks.ts';
import roleHooks from '../features/role/hooks.ts';
import salesForecastHooks from '../features/sales-forecast/hooks.ts';
import sentMailHooks from '../features/sent-mail/hooks.ts';
import supportCaseHooks from '../features/support-case/hooks.ts';
import supportCaseReplyHooks from '../features/support-case-reply/hooks.ts';
import trashHooks from '../features/trash/hooks.ts';
import userHooks from '../features/user/hooks.ts';
import userViewFieldHooks from '../features/user-view-field/hooks.ts';
import userViewFilterHooks from '../features/user-view-filter/hooks.ts';
import userWidgetHooks from '../features/user-widget/hooks.ts';
import letterheadHooks from '../features/letterhead/hooks.ts';
import mailTemplateHooks from '../features/mail-template/hooks.ts';
import { AbsenceModule } from '../features/absence/absence.module.ts';
import { ActivityModule } from '../features/activity/activity.module.ts';
import { AlertModule } from '../features/alert/alert.module.ts';
import { AssignedPermissionModule } from '../features/assigned-permission/assigned-permission.module.ts';
import { AttachmentModule } from '../features/attachment/attachment.module.ts';
import { AuditModule } from '../features/audit/audit.module.ts';
import { BackgroundWorkModule } from '../features/background-work/background-work.module.ts';
import { BulkChangeModule } from '../features/bulk-change/bulk-change.module.ts';
import { CommonModule } from '../features/common/common.module.ts';
import { CustomerModule } from '../features/customer/customer.module.ts';
import { EnquiryModule } from '../features/enquiry/enquiry.module.ts';
import { MailTemplateModule } from '../features/mail-template/mail-template.module.ts';
import { PermissionModule } from '../features/permission/permission.module.ts';
import { ProbableDuplicateModule } from '../features/probable-duplicate/probable-duplicate.module.ts';
import { QuotationDocumentModule } from '../features/quotation-document/quotation-document.module.ts';
import { QuotationModule } from '../features/quotation/quotation.module.ts';
import { RecordImportModule } from '../features/record-import/record-import.module.ts';
import { ReportModule } from '../features/report/report.module.ts';
import { RoleModule } from '../features/role/role.module.ts';
import { SalesModule } from '../features/sales/sales.module.ts';
import { SearchModule } from '../features/search/search.module.ts';
import { SentMailModule } from '../features/sent-mail/sent-mail.module.ts';
import { SettingsModule } from '../features/settings/settings.module.ts';
import { SetupModule } from '../features/setup/setup.module.ts';
import { SupportCaseModule } from '../features/support-case/support-case.module.ts';
import { TeamModule } from '../features/team/team.module.ts';
import { TimelineModule } from '../features/timeline/timeline.module.ts';
import { TodayModule } from '../features/today/today.module.ts';
import { TrashModule } from '../features/trash/trash.module.ts';
import { UserViewFieldModule } from '../features/user-view-field/user-view-field.module.ts';
import { UserViewFilterModule } from '../features/user-view-filter/user-view-filter.module.ts';
import { UserWidgetModule } from '../features/user-widget/user-widget.module.ts';
import { UserModule } from '../features/user/user.module.ts';
import absencesJob from '../features/absence/absences.job.ts';
import overdueJob from '../features/activity/overdue.job.ts';
import remindersJob from '../features/activity/reminders.job.ts';
import seriesJob from '../features/activity/series.job.ts';
import undeliveredInvitationsJob from '../features/activity/undelivered-invitations.job.ts';
import digestJob from '../features/alert/digest.job.ts';
import snoozedJob from '../features/alert/snoozed.job.ts';
import forgetRowsJob from '../features/bulk-change/forget-rows.job.ts';
import compareJob from '../features/probable-duplicate/compare.job.ts';
import undeliveredJob from '../features/quotation-document/undelivered.job.ts';
import cleanUpJob from '../features/record-import/clean-up.job.ts';
import schedulesJob from '../features/report-schedule/schedules.job.ts';
import undeliveredMailsJob from '../features/sent-mail/undelivered-mails.job.ts';
import fridayJob from '../features/team/friday.job.ts';
import exportWork from '../features/background-work/export.work.ts';
import bulkChangeWork from '../features/bulk-change/bulk-change.work.ts';
import importWork from '../features/record-import/import.work.ts';
import postingWork from '../features/sales/posting/posting.work.ts';
import type { Kind } from '../services/background/kind.ts';
import type { Job } from '../services/background/regular.ts';
import type { Platform } from '../services/platform.ts';
import type { RegisteredEntity } from '../services/save/registered-entity.ts';

declare module '../core/model/definition.ts' {
  interface EntityDefinitions {
    absence: typeof absence;
    activity: typeof activity;
    activitySeries: typeof activitySeries;
    actualSales: typeof actualSales;
    alert: typeof alert;
    assignedPermission: typeof assignedPermission;
    attachment: typeof attachment;
    backgroundWork: typeof backgroundWork;
    bulkChange: typeof bulkChange;
    contact: typeof contact;
    customer: typeof customer;
    customerBranch: typeof customerBranch;
    enquiry: typeof enquiry;
    filterCondition: typeof filterCondition;
    importMapping: typeof importMapping;
    loginHistory: typeof loginHistory;
    note: typeof note;
    permission: typeof permission;
    quotation: typeof quotation;
    quotationDocument: typeof quotationDocument;
    recordImport: typeof recordImport;
    reportSchedule: typeof reportSchedule;
    role: typeof role;
    salesForecast: typeof salesForecast;
    salesPosting: typeof salesPosting;
    sentMail: typeof sentMail;
    supportCase: typeof supportCase;
    supportCaseReply: typeof supportCaseReply;
    trash: typeof trash;
    user: typeof user;
    userViewField: typeof userViewField;
    userViewFilter: typeof userViewFilter;
    userWidget: typeof userWidget;
    activityResult: typeof activityResult;
    activityStatus: typeof activityStatus;
    activityType: typeof activityType;
    branch: typeof branch;
    cityTown: typeof cityTown;
    contactType: typeof contactType;
    customerType: typeof customerType;
    department: typeof department;
    helpVideo: typeof helpVideo;
    industryType: typeof industryType;
    jobFunction: typeof jobFunction;
    jobTitle: typeof jobTitle;
    letterhead: typeof letterhead;
    lostQuoteNote: typeof lostQuoteNote;
    mailTemplate: typeof mailTemplate;
    manufacturer: typeof manufacturer;
    opportunityStatus: typeof opportunityStatus;
    opportunityType: typeof opportunityType;
    postalArea: typeof postalArea;
    productType: typeof productType;
    projectType: typeof projectType;
    quotationGrade: typeof quotationGrade;
    quoteStatus: typeof quoteStatus;
    quoteType: typeof quoteType;
    region: typeof region;
    reminderType: typeof reminderType;
    salesExec: typeof salesExec;
    salutation: typeof salutation;
    supportCaseStatus: typeof supportCaseStatus;
    supportCaseType: typeof supportCaseType;
    tag: typeof tag;
  }
}

export const entities: RegisteredEntity[] = [
  { definition: absence, hooks: absenceHooks },
  { definition: activity, hooks: activityHooks },
  { definition: activitySeries, hooks: {} },
  { definition: actualSales, hooks: actualSalesHooks },
  { definition: alert, hooks: alertHooks },
  { definition: assignedPermission, hooks: assignedPermissionHooks },
  { definition: attachment, hooks: {} },
  { definition: backgroundWork, hooks: {} },
  { definition: bulkChange, hooks: {} },
  { definition: contact, hooks: {} },
  { definition: customer, hooks: customerHooks },
  { definition: customerBranch, hooks: {} },
  { definition: enquiry, hooks: enquiryHooks },
  { definition: filterCondition, hooks: {} },
  { definition: importMapping, hooks: importMappingHooks },
  { definition: loginHistory, hooks: {} },
  { definition: note, hooks: noteHooks },
  { definition: permission, hooks: {} },
  { definition: quotation, hooks: quotationHooks },
  { definition: quotationDocument, hooks: quotationDocumentHooks },
  { definition: recordImport, hooks: {} },
  { definition: reportSchedule, hooks: reportScheduleHooks },
  { definition: role, hooks: roleHooks },
  { definition: salesForecast, hooks: salesForecastHooks },
  { definition: salesPosting, hooks: {} },
  { definition: sentMail, hooks: sentMailHooks },
  { definition: supportCase, hooks: supportCaseHooks },
  { definition: supportCaseReply, hooks: supportCaseReplyHooks },
  { definition: trash, hooks: trashHooks },
  { definition: user, hooks: userHooks },
  { definition: userViewField, hooks: userViewFieldHooks },
  { definition: userViewFilter, hooks: userViewFilterHooks },
  { definition: userWidget, hooks: userWidgetHooks },
  { definition: activityResult, hooks: {} },
  { definition: activityStatus, hooks: {} },
  { definition: activityType, hooks: {} },
  { definition: branch, hooks: {} },
  { definition: cityTown, hooks: {} },
  { definition: contactType, hooks: {} },
  { definition: customerType, hooks: {} },
  { definition: department, hooks: {} },
  { definition: helpVideo, hooks: {} },
  { definition: industryType, hooks: {} },
  { definition: jobFunction, hooks: {} },
  { definition: jobTitle, hooks: {} },
  { definition: letterhead, hooks: letterheadHooks },
  { definition: lostQuoteNote, hooks: {} },
  { definition: mailTemplate, hooks: mailTemplateHooks },
  { definition: manufacturer, hooks: {} },
  { definition: opportunityStatus, hooks: {} },
  { definition: opportunityType, hooks: {} },
  { definition: postalArea, hooks: {} },
  { definition: productType, hooks: {} },
  { definition: projectType, hooks: {} },
  { definition: quotationGrade, hooks: {} },
  { definition: quoteStatus, hooks: {} },
  { definition: quoteType, hooks: {} },
  { definition: region, hooks: {} },
  { definition: reminderType, hooks: {} },
  { definition: salesExec, hooks: {} },
  { definition: salutation, hooks: {} },
  { definition: supportCaseStatus, hooks: {} },
  { definition: supportCaseType, hooks: {} },
  { definition: tag, hooks: {} },
];

/** The modules of the features. */
export const modules = [
  AbsenceModule,
  ActivityModule,
  AlertModule,
  AssignedPermissionModule,
  AttachmentModule,
  AuditModule,
  BackgroundWorkModule,
  BulkChangeModule,
  CommonModule,
  CustomerModule,
  EnquiryModule,
  MailTemplateModule,
  PermissionModule,
  ProbableDuplicateModule,
  QuotationDocumentModule,
  QuotationModule,
  RecordImportModule,
  ReportModule,
  RoleModule,
  SalesModule,
  SearchModule,
  SentMailModule,
  SettingsModule,
  SetupModule,
  SupportCaseModule,
  TeamModule,
  TimelineModule,
  TodayModule,
  TrashModule,
  UserViewFieldModule,
  UserViewFilterModule,
  UserWidgetModule,
  UserModule,
];

/** The generated controllers. */
export const controllers = [
  AbsenceController,
  ActivityController,
  ActivitySeriesController,
  ActualSalesController,
  AlertController,
  AssignedPermissionController,
  AttachmentController,
  BackgroundWorkController,
  BulkChangeController,
  ContactController,
  CustomerController,
  CustomerBranchController,
  EnquiryController,
  FilterConditionController,
  ImportMappingController,
  LoginHistoryController,
  NoteController,
  PermissionController,
  QuotationController,
  QuotationDocumentController,
  RecordImportController,
  ReportScheduleController,
  RoleController,
  SalesForecastController,
  SalesPostingController,
  SentMailController,
  SupportCaseController,
  SupportCaseReplyController,
  TrashController,
  UserController,
  UserViewFieldController,
  UserViewFilterController,
  UserWidgetController,
  ActivityResultController,
  ActivityStatusController,
  ActivityTypeController,
  BranchController,
  CityTownController,
  ContactTypeController,
  CustomerTypeController,
  DepartmentController,
  HelpVideoController,
  IndustryTypeController,
  JobFunctionController,
  JobTitleController,
  LetterheadController,
  LostQuoteNoteController,
  MailTemplateController,
  ManufacturerController,
  OpportunityStatusController,
  OpportunityTypeController,
  PostalAreaController,
  ProductTypeController,
  ProjectTypeController,
  QuotationGradeController,
  QuoteStatusController,
  QuoteTypeController,
  RegionController,
  ReminderTypeController,
  SalesExecController,
  SalutationController,
  SupportCaseStatusController,
  SupportCaseTypeController,
  TagController,
];

export const jobs: readonly Job<Platform>[] = [
  absencesJob,
  overdueJob,
  remindersJob,
  seriesJob,
  undeliveredInvitationsJob,
  digestJob,
  snoozedJob,
  forgetRowsJob,
  compareJob,
  undeliveredJob,
  cleanUpJob,
  schedulesJob,
  undeliveredMailsJob,
  fridayJob,
];

export const works: readonly Kind<any, Platform>[] = [exportWork, bulkChangeWork, importWork, postingWork];
