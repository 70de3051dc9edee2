// Generated from schemas. Do not edit: change the schema and run npm run generate.

import { activity, ActivityController } from './activity.gen.ts';
import { actualSales, ActualSalesController } from './actual-sales.gen.ts';
import { alert, AlertController } from './alert.gen.ts';
import { assignedPermission, AssignedPermissionController } from './assigned-permission.gen.ts';
import { attachment, AttachmentController } from './attachment.gen.ts';
import { backgroundWork, BackgroundWorkController } from './background-work.gen.ts';
import { contact, ContactController } from './contact.gen.ts';
import { customer, CustomerController } from './customer.gen.ts';
import { customerBranch, CustomerBranchController } from './customer-branch.gen.ts';
import { enquiry, EnquiryController } from './enquiry.gen.ts';
import { filterCondition, FilterConditionController } from './filter-condition.gen.ts';
import { loginHistory, LoginHistoryController } from './login-history.gen.ts';
import { note, NoteController } from './note.gen.ts';
import { permission, PermissionController } from './permission.gen.ts';
import { quotation, QuotationController } from './quotation.gen.ts';
import { quotationDocument, QuotationDocumentController } from './quotation-document.gen.ts';
import { reportSchedule, ReportScheduleController } from './report-schedule.gen.ts';
import { role, RoleController } from './role.gen.ts';
import { salesForecast, SalesForecastController } from './sales-forecast.gen.ts';
import { salesPosting, SalesPostingController } from './sales-posting.gen.ts';
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
  { definition: activity, hooks: activityHooks },
  { definition: actualSales, hooks: actualSalesHooks },
  { definition: alert, hooks: alertHooks },
  { definition: assignedPermission, hooks: assignedPermissionHooks },
  { definition: attachment, hooks: {} },
  { definition: backgroundWork, hooks: {} },
  { definition: contact, hooks: {} },
  { definition: customer, hooks: customerHooks },
  { definition: customerBranch, hooks: {} },
  { definition: enquiry, hooks: enquiryHooks },
  { definition: filterCondition, hooks: {} },
  { definition: loginHistory, hooks: {} },
  { definition: note, hooks: noteHooks },
  { definition: permission, hooks: {} },
  { definition: quotation, hooks: quotationHooks },
  { definition: quotationDocument, hooks: quotationDocumentHooks },
  { definition: reportSchedule, hooks: reportScheduleHooks },
  { definition: role, hooks: roleHooks },
  { definition: salesForecast, hooks: salesForecastHooks },
  { definition: salesPosting, hooks: {} },
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
