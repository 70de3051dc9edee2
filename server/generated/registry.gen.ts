// Generated from schemas. Do not edit: change the schema and run npm run generate.

import { activity, ActivitySchema } from './activity/entity.gen.ts';
import { actualSales, ActualSalesSchema } from './actual-sales/entity.gen.ts';
import { alert, AlertSchema } from './alert/entity.gen.ts';
import { assignedPermission, AssignedPermissionSchema } from './assigned-permission/entity.gen.ts';
import { attachment, AttachmentSchema } from './attachment/entity.gen.ts';
import { backgroundWork, BackgroundWorkSchema } from './background-work/entity.gen.ts';
import { contact, ContactSchema } from './contact/entity.gen.ts';
import { customer, CustomerSchema } from './customer/entity.gen.ts';
import { customerBranch, CustomerBranchSchema } from './customer-branch/entity.gen.ts';
import { enquiry, EnquirySchema } from './enquiry/entity.gen.ts';
import { filterCondition, FilterConditionSchema } from './filter-condition/entity.gen.ts';
import { loginHistory, LoginHistorySchema } from './login-history/entity.gen.ts';
import { note, NoteSchema } from './note/entity.gen.ts';
import { permission, PermissionSchema } from './permission/entity.gen.ts';
import { quotation, QuotationSchema } from './quotation/entity.gen.ts';
import { quotationDocument, QuotationDocumentSchema } from './quotation-document/entity.gen.ts';
import { reportSchedule, ReportScheduleSchema } from './report-schedule/entity.gen.ts';
import { role, RoleSchema } from './role/entity.gen.ts';
import { salesForecast, SalesForecastSchema } from './sales-forecast/entity.gen.ts';
import { salesPosting, SalesPostingSchema } from './sales-posting/entity.gen.ts';
import { supportCase, SupportCaseSchema } from './support-case/entity.gen.ts';
import { supportCaseReply, SupportCaseReplySchema } from './support-case-reply/entity.gen.ts';
import { trash, TrashSchema } from './trash/entity.gen.ts';
import { user, UserSchema } from './user/entity.gen.ts';
import { userViewField, UserViewFieldSchema } from './user-view-field/entity.gen.ts';
import { userViewFilter, UserViewFilterSchema } from './user-view-filter/entity.gen.ts';
import { userWidget, UserWidgetSchema } from './user-widget/entity.gen.ts';
import { activityResult, ActivityResultSchema } from './activity-result/entity.gen.ts';
import { activityStatus, ActivityStatusSchema } from './activity-status/entity.gen.ts';
import { activityType, ActivityTypeSchema } from './activity-type/entity.gen.ts';
import { branch, BranchSchema } from './branch/entity.gen.ts';
import { cityTown, CityTownSchema } from './city-town/entity.gen.ts';
import { contactType, ContactTypeSchema } from './contact-type/entity.gen.ts';
import { customerType, CustomerTypeSchema } from './customer-type/entity.gen.ts';
import { department, DepartmentSchema } from './department/entity.gen.ts';
import { helpVideo, HelpVideoSchema } from './help-video/entity.gen.ts';
import { industryType, IndustryTypeSchema } from './industry-type/entity.gen.ts';
import { jobFunction, JobFunctionSchema } from './job-function/entity.gen.ts';
import { jobTitle, JobTitleSchema } from './job-title/entity.gen.ts';
import { letterhead, LetterheadSchema } from './letterhead/entity.gen.ts';
import { lostQuoteNote, LostQuoteNoteSchema } from './lost-quote-note/entity.gen.ts';
import { manufacturer, ManufacturerSchema } from './manufacturer/entity.gen.ts';
import { opportunityStatus, OpportunityStatusSchema } from './opportunity-status/entity.gen.ts';
import { opportunityType, OpportunityTypeSchema } from './opportunity-type/entity.gen.ts';
import { postalArea, PostalAreaSchema } from './postal-area/entity.gen.ts';
import { productType, ProductTypeSchema } from './product-type/entity.gen.ts';
import { projectType, ProjectTypeSchema } from './project-type/entity.gen.ts';
import { quotationGrade, QuotationGradeSchema } from './quotation-grade/entity.gen.ts';
import { quoteStatus, QuoteStatusSchema } from './quote-status/entity.gen.ts';
import { quoteType, QuoteTypeSchema } from './quote-type/entity.gen.ts';
import { region, RegionSchema } from './region/entity.gen.ts';
import { reminderType, ReminderTypeSchema } from './reminder-type/entity.gen.ts';
import { salesExec, SalesExecSchema } from './sales-exec/entity.gen.ts';
import { salutation, SalutationSchema } from './salutation/entity.gen.ts';
import { supportCaseStatus, SupportCaseStatusSchema } from './support-case-status/entity.gen.ts';
import { supportCaseType, SupportCaseTypeSchema } from './support-case-type/entity.gen.ts';
import { tag, TagSchema } from './tag/entity.gen.ts';
import { AccessViewSchema } from './access-view/entity.gen.ts';
import { AccountSchema } from './account/entity.gen.ts';
import { AttemptSchema } from './attempt/entity.gen.ts';
import { BackgroundTaskSchema } from './background-task/entity.gen.ts';
import { DistinctPairSchema } from './distinct-pair/entity.gen.ts';
import { ImportProgressSchema } from './import-progress/entity.gen.ts';
import { InstallationSchema } from './installation/entity.gen.ts';
import { MailAttachmentSchema } from './mail-attachment/entity.gen.ts';
import { MailOutboxSchema } from './mail-outbox/entity.gen.ts';
import { NumberSequenceSchema } from './number-sequence/entity.gen.ts';
import { OobCodeSchema } from './oob-code/entity.gen.ts';
import { PendingSecondFactorSchema } from './pending-second-factor/entity.gen.ts';
import { RecordHistorySchema } from './record-history/entity.gen.ts';
import { RecordTallySchema } from './record-tally/entity.gen.ts';
import { RecoveryCodeSchema } from './recovery-code/entity.gen.ts';
import { RenamedRecordSchema } from './renamed-record/entity.gen.ts';
import { SalesPostingFigureSchema } from './sales-posting-figure/entity.gen.ts';
import { SalesPostingRowSchema } from './sales-posting-row/entity.gen.ts';
import { SecondFactorSchema } from './second-factor/entity.gen.ts';
import { ServerProcessSchema } from './server-process/entity.gen.ts';
import { SessionSchema } from './session/entity.gen.ts';
import { TrashClaimSchema } from './trash-claim/entity.gen.ts';
import { TrashRowSchema } from './trash-row/entity.gen.ts';
import { UndoEntrySchema } from './undo-entry/entity.gen.ts';
import { UndoStepSchema } from './undo-step/entity.gen.ts';
import { ActivityController } from './activity/controller.gen.ts';
import { ActualSalesController } from './actual-sales/controller.gen.ts';
import { AlertController } from './alert/controller.gen.ts';
import { AssignedPermissionController } from './assigned-permission/controller.gen.ts';
import { AttachmentController } from './attachment/controller.gen.ts';
import { BackgroundWorkController } from './background-work/controller.gen.ts';
import { ContactController } from './contact/controller.gen.ts';
import { CustomerController } from './customer/controller.gen.ts';
import { CustomerBranchController } from './customer-branch/controller.gen.ts';
import { EnquiryController } from './enquiry/controller.gen.ts';
import { FilterConditionController } from './filter-condition/controller.gen.ts';
import { LoginHistoryController } from './login-history/controller.gen.ts';
import { NoteController } from './note/controller.gen.ts';
import { PermissionController } from './permission/controller.gen.ts';
import { QuotationController } from './quotation/controller.gen.ts';
import { QuotationDocumentController } from './quotation-document/controller.gen.ts';
import { ReportScheduleController } from './report-schedule/controller.gen.ts';
import { RoleController } from './role/controller.gen.ts';
import { SalesForecastController } from './sales-forecast/controller.gen.ts';
import { SalesPostingController } from './sales-posting/controller.gen.ts';
import { SupportCaseController } from './support-case/controller.gen.ts';
import { SupportCaseReplyController } from './support-case-reply/controller.gen.ts';
import { TrashController } from './trash/controller.gen.ts';
import { UserController } from './user/controller.gen.ts';
import { UserViewFieldController } from './user-view-field/controller.gen.ts';
import { UserViewFilterController } from './user-view-filter/controller.gen.ts';
import { UserWidgetController } from './user-widget/controller.gen.ts';
import { ActivityResultController } from './activity-result/controller.gen.ts';
import { ActivityStatusController } from './activity-status/controller.gen.ts';
import { ActivityTypeController } from './activity-type/controller.gen.ts';
import { BranchController } from './branch/controller.gen.ts';
import { CityTownController } from './city-town/controller.gen.ts';
import { ContactTypeController } from './contact-type/controller.gen.ts';
import { CustomerTypeController } from './customer-type/controller.gen.ts';
import { DepartmentController } from './department/controller.gen.ts';
import { HelpVideoController } from './help-video/controller.gen.ts';
import { IndustryTypeController } from './industry-type/controller.gen.ts';
import { JobFunctionController } from './job-function/controller.gen.ts';
import { JobTitleController } from './job-title/controller.gen.ts';
import { LetterheadController } from './letterhead/controller.gen.ts';
import { LostQuoteNoteController } from './lost-quote-note/controller.gen.ts';
import { ManufacturerController } from './manufacturer/controller.gen.ts';
import { OpportunityStatusController } from './opportunity-status/controller.gen.ts';
import { OpportunityTypeController } from './opportunity-type/controller.gen.ts';
import { PostalAreaController } from './postal-area/controller.gen.ts';
import { ProductTypeController } from './product-type/controller.gen.ts';
import { ProjectTypeController } from './project-type/controller.gen.ts';
import { QuotationGradeController } from './quotation-grade/controller.gen.ts';
import { QuoteStatusController } from './quote-status/controller.gen.ts';
import { QuoteTypeController } from './quote-type/controller.gen.ts';
import { RegionController } from './region/controller.gen.ts';
import { ReminderTypeController } from './reminder-type/controller.gen.ts';
import { SalesExecController } from './sales-exec/controller.gen.ts';
import { SalutationController } from './salutation/controller.gen.ts';
import { SupportCaseStatusController } from './support-case-status/controller.gen.ts';
import { SupportCaseTypeController } from './support-case-type/controller.gen.ts';
import { TagController } from './tag/controller.gen.ts';
import activityHooks from '../features/activity/hooks.ts';
import actualSalesHooks from '../features/actual-sales/hooks.ts';
import alertHooks from '../features/alert/hooks.ts';
import assignedPermissionHooks from '../features/assigned-permission/hooks.ts';
import customerHooks from '../features/customer/hooks.ts';
import enquiryHooks from '../features/enquiry/hooks.ts';
import noteHooks from '../features/note/hooks.ts';
import quotationHooks from '../features/quotation/hooks.ts';
import quotationDocumentHooks from '../features/quotation-document/hooks.ts';
import reportScheduleHooks from '../features/report-schedule/hooks.ts';
import roleHooks from '../features/role/hooks.ts';
import salesForecastHooks from '../features/sales-forecast/hooks.ts';
import supportCaseHooks from '../features/support-case/hooks.ts';
import supportCaseReplyHooks from '../features/support-case-reply/hooks.ts';
import trashHooks from '../features/trash/hooks.ts';
import userHooks from '../features/user/hooks.ts';
import userViewFieldHooks from '../features/user-view-field/hooks.ts';
import userViewFilterHooks from '../features/user-view-filter/hooks.ts';
import userWidgetHooks from '../features/user-widget/hooks.ts';
import letterheadHooks from '../features/letterhead/hooks.ts';
import { ActivityCallsController } from '../features/activity/activity.controller.ts';
import { AlertCallsController } from '../features/alert/alert.controller.ts';
import { RoleLevelsController } from '../features/assigned-permission/levels.controller.ts';
import { AttachmentCallsController } from '../features/attachment/attachment.controller.ts';
import { AuditController } from '../features/audit/audit.controller.ts';
import { BackgroundWorkCallsController } from '../features/background-work/background-work.controller.ts';
import { ListOrderController } from '../features/common/list-order.controller.ts';
import { ListSheetController } from '../features/common/list-sheet.controller.ts';
import { LookupsController } from '../features/common/lookups.controller.ts';
import { ReferenceListsController } from '../features/common/reference-lists.controller.ts';
import { UndoController } from '../features/common/undo.controller.ts';
import { CustomerApprovalController } from '../features/customer/approval.controller.ts';
import { BranchAccountsController } from '../features/customer/branch-accounts.controller.ts';
import { CustomerCallsController } from '../features/customer/customer.controller.ts';
import { EnquiryBoardController } from '../features/enquiry/board.controller.ts';
import { EnquiryCallsController } from '../features/enquiry/enquiry.controller.ts';
import { PermissionHoldersController } from '../features/permission/permission.controller.ts';
import { QuotationDocumentCallsController } from '../features/quotation-document/quotation-document.controller.ts';
import { ChaseController } from '../features/quotation/chase.controller.ts';
import { QuotationCallsController } from '../features/quotation/quotation.controller.ts';
import { ReportController } from '../features/report/report.controller.ts';
import { GivingController } from '../features/role/giving.controller.ts';
import { ViewsController } from '../features/role/views.controller.ts';
import { SalesDataController } from '../features/sales/data.controller.ts';
import { PostSalesController } from '../features/sales/posting.controller.ts';
import { PostingBatchController } from '../features/sales/posting/posting.controller.ts';
import { SalesStatisticsController } from '../features/sales/statistics.controller.ts';
import { TestMailController } from '../features/settings/test-mail.controller.ts';
import { FailedCallController } from '../features/support-case/failed-call.controller.ts';
import { RestoreController } from '../features/trash/restore.controller.ts';
import { ViewCallsController } from '../features/user-view-field/user-view-field.controller.ts';
import { FilterCallsController } from '../features/user-view-filter/user-view-filter.controller.ts';
import { DashboardsController } from '../features/user-widget/dashboards.controller.ts';
import { UserWidgetCallsController } from '../features/user-widget/user-widget.controller.ts';
import { AssigneesController } from '../features/user/assignees.controller.ts';
import { HandOverController } from '../features/user/hand-over.controller.ts';
import { InvitationController } from '../features/user/invitation.controller.ts';
import { UserSecondFactorController } from '../features/user/second-factor.controller.ts';
import { SessionsController } from '../features/user/sessions.controller.ts';
import { UserCallsController } from '../features/user/user.controller.ts';
import { WhomToAskController } from '../features/user/whom-to-ask.controller.ts';
import overdueJob from '../features/activity/overdue.job.ts';
import remindersJob from '../features/activity/reminders.job.ts';
import digestJob from '../features/alert/digest.job.ts';
import snoozedJob from '../features/alert/snoozed.job.ts';
import undeliveredJob from '../features/quotation-document/undelivered.job.ts';
import schedulesJob from '../features/report-schedule/schedules.job.ts';
import exportWork from '../features/background-work/export.work.ts';
import postingWork from '../features/sales/posting/posting.work.ts';
import type { Kind } from '../services/background/kind.ts';
import type { Job } from '../services/background/regular.ts';
import type { Platform } from '../services/platform.ts';
import type { RegisteredEntity } from '../services/save/registered-entity.ts';

export const entities: RegisteredEntity[] = [
  { definition: activity, hooks: activityHooks, canCreate: true },
  { definition: actualSales, hooks: actualSalesHooks, canCreate: true },
  { definition: alert, hooks: alertHooks },
  { definition: assignedPermission, hooks: assignedPermissionHooks, canCreate: true },
  { definition: attachment, hooks: {} },
  { definition: backgroundWork, hooks: {} },
  { definition: contact, hooks: {}, canCreate: true },
  { definition: customer, hooks: customerHooks, canCreate: true },
  { definition: customerBranch, hooks: {}, canCreate: true },
  { definition: enquiry, hooks: enquiryHooks, canCreate: true },
  { definition: filterCondition, hooks: {} },
  { definition: loginHistory, hooks: {} },
  { definition: note, hooks: noteHooks, canCreate: true },
  { definition: permission, hooks: {} },
  { definition: quotation, hooks: quotationHooks, canCreate: true },
  { definition: quotationDocument, hooks: quotationDocumentHooks },
  { definition: reportSchedule, hooks: reportScheduleHooks, canCreate: true },
  { definition: role, hooks: roleHooks, canCreate: true },
  { definition: salesForecast, hooks: salesForecastHooks, canCreate: true },
  { definition: salesPosting, hooks: {} },
  { definition: supportCase, hooks: supportCaseHooks, canCreate: true },
  { definition: supportCaseReply, hooks: supportCaseReplyHooks, canCreate: true },
  { definition: trash, hooks: trashHooks },
  { definition: user, hooks: userHooks },
  { definition: userViewField, hooks: userViewFieldHooks, canCreate: true },
  { definition: userViewFilter, hooks: userViewFilterHooks },
  { definition: userWidget, hooks: userWidgetHooks, canCreate: true },
  { definition: activityResult, hooks: {}, canCreate: true },
  { definition: activityStatus, hooks: {}, canCreate: true },
  { definition: activityType, hooks: {}, canCreate: true },
  { definition: branch, hooks: {}, canCreate: true },
  { definition: cityTown, hooks: {}, canCreate: true },
  { definition: contactType, hooks: {}, canCreate: true },
  { definition: customerType, hooks: {}, canCreate: true },
  { definition: department, hooks: {}, canCreate: true },
  { definition: helpVideo, hooks: {}, canCreate: true },
  { definition: industryType, hooks: {}, canCreate: true },
  { definition: jobFunction, hooks: {}, canCreate: true },
  { definition: jobTitle, hooks: {}, canCreate: true },
  { definition: letterhead, hooks: letterheadHooks, canCreate: true },
  { definition: lostQuoteNote, hooks: {}, canCreate: true },
  { definition: manufacturer, hooks: {}, canCreate: true },
  { definition: opportunityStatus, hooks: {}, canCreate: true },
  { definition: opportunityType, hooks: {}, canCreate: true },
  { definition: postalArea, hooks: {}, canCreate: true },
  { definition: productType, hooks: {}, canCreate: true },
  { definition: projectType, hooks: {}, canCreate: true },
  { definition: quotationGrade, hooks: {}, canCreate: true },
  { definition: quoteStatus, hooks: {}, canCreate: true },
  { definition: quoteType, hooks: {}, canCreate: true },
  { definition: region, hooks: {}, canCreate: true },
  { definition: reminderType, hooks: {}, canCreate: true },
  { definition: salesExec, hooks: {}, canCreate: true },
  { definition: salutation, hooks: {}, canCreate: true },
  { definition: supportCaseStatus, hooks: {} },
  { definition: supportCaseType, hooks: {} },
  { definition: tag, hooks: {}, canCreate: true },
];

/** Hand-written calls first: theirs are the paths without parameters. */
export const controllers = [
  ActivityCallsController,
  AlertCallsController,
  RoleLevelsController,
  AttachmentCallsController,
  AuditController,
  BackgroundWorkCallsController,
  ListOrderController,
  ListSheetController,
  LookupsController,
  ReferenceListsController,
  UndoController,
  CustomerApprovalController,
  BranchAccountsController,
  CustomerCallsController,
  EnquiryBoardController,
  EnquiryCallsController,
  PermissionHoldersController,
  QuotationDocumentCallsController,
  ChaseController,
  QuotationCallsController,
  ReportController,
  GivingController,
  ViewsController,
  SalesDataController,
  PostSalesController,
  PostingBatchController,
  SalesStatisticsController,
  TestMailController,
  FailedCallController,
  RestoreController,
  ViewCallsController,
  FilterCallsController,
  DashboardsController,
  UserWidgetCallsController,
  AssigneesController,
  HandOverController,
  InvitationController,
  UserSecondFactorController,
  SessionsController,
  UserCallsController,
  WhomToAskController,
  ActivityController,
  ActualSalesController,
  AlertController,
  AssignedPermissionController,
  AttachmentController,
  BackgroundWorkController,
  ContactController,
  CustomerController,
  CustomerBranchController,
  EnquiryController,
  FilterConditionController,
  LoginHistoryController,
  NoteController,
  PermissionController,
  QuotationController,
  QuotationDocumentController,
  ReportScheduleController,
  RoleController,
  SalesForecastController,
  SalesPostingController,
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
  overdueJob,
  remindersJob,
  digestJob,
  snoozedJob,
  undeliveredJob,
  schedulesJob,
];

export const works: readonly Kind<any, Platform>[] = [exportWork, postingWork];

export const schemas = [
  ActivitySchema,
  ActualSalesSchema,
  AlertSchema,
  AssignedPermissionSchema,
  AttachmentSchema,
  BackgroundWorkSchema,
  ContactSchema,
  CustomerSchema,
  CustomerBranchSchema,
  EnquirySchema,
  FilterConditionSchema,
  LoginHistorySchema,
  NoteSchema,
  PermissionSchema,
  QuotationSchema,
  QuotationDocumentSchema,
  ReportScheduleSchema,
  RoleSchema,
  SalesForecastSchema,
  SalesPostingSchema,
  SupportCaseSchema,
  SupportCaseReplySchema,
  TrashSchema,
  UserSchema,
  UserViewFieldSchema,
  UserViewFilterSchema,
  UserWidgetSchema,
  ActivityResultSchema,
  ActivityStatusSchema,
  ActivityTypeSchema,
  BranchSchema,
  CityTownSchema,
  ContactTypeSchema,
  CustomerTypeSchema,
  DepartmentSchema,
  HelpVideoSchema,
  IndustryTypeSchema,
  JobFunctionSchema,
  JobTitleSchema,
  LetterheadSchema,
  LostQuoteNoteSchema,
  ManufacturerSchema,
  OpportunityStatusSchema,
  OpportunityTypeSchema,
  PostalAreaSchema,
  ProductTypeSchema,
  ProjectTypeSchema,
  QuotationGradeSchema,
  QuoteStatusSchema,
  QuoteTypeSchema,
  RegionSchema,
  ReminderTypeSchema,
  SalesExecSchema,
  SalutationSchema,
  SupportCaseStatusSchema,
  SupportCaseTypeSchema,
  TagSchema,
  AccessViewSchema,
  AccountSchema,
  AttemptSchema,
  BackgroundTaskSchema,
  DistinctPairSchema,
  ImportProgressSchema,
  InstallationSchema,
  MailAttachmentSchema,
  MailOutboxSchema,
  NumberSequenceSchema,
  OobCodeSchema,
  PendingSecondFactorSchema,
  RecordHistorySchema,
  RecordTallySchema,
  RecoveryCodeSchema,
  RenamedRecordSchema,
  SalesPostingFigureSchema,
  SalesPostingRowSchema,
  SecondFactorSchema,
  ServerProcessSchema,
  SessionSchema,
  TrashClaimSchema,
  TrashRowSchema,
  UndoEntrySchema,
  UndoStepSchema,
];
