// Generated from schemas. Do not edit: change the schema and run npm run generate.

import { absence } from './absence.gen.ts';
import { activity } from './activity.gen.ts';
import { activitySeries } from './activity-series.gen.ts';
import { actualSales } from './actual-sales.gen.ts';
import { alert } from './alert.gen.ts';
import { assignedPermission } from './assigned-permission.gen.ts';
import { attachment } from './attachment.gen.ts';
import { backgroundWork } from './background-work.gen.ts';
import { bulkChange } from './bulk-change.gen.ts';
import { contact } from './contact.gen.ts';
import { customer } from './customer.gen.ts';
import { customerBranch } from './customer-branch.gen.ts';
import { enquiry } from './enquiry.gen.ts';
import { filterCondition } from './filter-condition.gen.ts';
import { importMapping } from './import-mapping.gen.ts';
import { loginHistory } from './login-history.gen.ts';
import { note } from './note.gen.ts';
import { permission } from './permission.gen.ts';
import { quotation } from './quotation.gen.ts';
import { quotationDocument } from './quotation-document.gen.ts';
import { recordImport } from './record-import.gen.ts';
import { reportSchedule } from './report-schedule.gen.ts';
import { role } from './role.gen.ts';
import { salesForecast } from './sales-forecast.gen.ts';
import { salesPosting } from './sales-posting.gen.ts';
import { sentMail } from './sent-mail.gen.ts';
import { supportCase } from './support-case.gen.ts';
import { supportCaseReply } from './support-case-reply.gen.ts';
import { trash } from './trash.gen.ts';
import { user } from './user.gen.ts';
import { userViewField } from './user-view-field.gen.ts';
import { userViewFilter } from './user-view-filter.gen.ts';
import { userWidget } from './user-widget.gen.ts';
import { activityResult } from './activity-result.gen.ts';
import { activityStatus } from './activity-status.gen.ts';
import { activityType } from './activity-type.gen.ts';
import { branch } from './branch.gen.ts';
import { cityTown } from './city-town.gen.ts';
import { contactType } from './contact-type.gen.ts';
import { customerType } from './customer-type.gen.ts';
import { department } from './department.gen.ts';
import { helpVideo } from './help-video.gen.ts';
import { industryType } from './industry-type.gen.ts';
import { jobFunction } from './job-function.gen.ts';
import { jobTitle } from './job-title.gen.ts';
import { letterhead } from './letterhead.gen.ts';
import { lostQuoteNote } from './lost-quote-note.gen.ts';
import { mailTemplate } from './mail-template.gen.ts';
import { manufacturer } from './manufacturer.gen.ts';
import { opportunityStatus } from './opportunity-status.gen.ts';
import { opportunityType } from './opportunity-type.gen.ts';
import { postalArea } from './postal-area.gen.ts';
import { productType } from './product-type.gen.ts';
import { projectType } from './project-type.gen.ts';
import { quotationGrade } from './quotation-grade.gen.ts';
import { quoteStatus } from './quote-status.gen.ts';
import { quoteType } from './quote-type.gen.ts';
import { region } from './region.gen.ts';
import { reminderType } from './reminder-type.gen.ts';
import { salesExec } from './sales-exec.gen.ts';
import { salutation } from './salutation.gen.ts';
import { supportCaseStatus } from './support-case-status.gen.ts';
import { supportCaseType } from './support-case-type.gen.ts';
import { tag } from './tag.gen.ts';
import auditTable from '../features/audit/audit.table.ts';
import reportTable from '../features/common/report.table.ts';
import leftTable from '../features/record-import/left.table.ts';
import comparisonTable from '../features/sales/data/comparison.table.ts';
import figuresTable from '../features/sales/data/figures.table.ts';
import feedTask from '../features/activity/feed.task.ts';
import compareTask from '../features/probable-duplicate/compare.task.ts';
import lettersTask from '../features/quotation-document/letters.task.ts';
import pdfTask from '../features/quotation-document/pdf.task.ts';
import sideBySideTask from '../features/sales/side-by-side.task.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { ReadServices } from '../services/read-services.ts';
import type { TableSource } from '../services/export/table.ts';
import type { Task } from '../services/heavy/task.ts';

export const definitions: readonly EntityDefinition[] = [
  absence,
  activity,
  activitySeries,
  actualSales,
  alert,
  assignedPermission,
  attachment,
  backgroundWork,
  bulkChange,
  contact,
  customer,
  customerBranch,
  enquiry,
  filterCondition,
  importMapping,
  loginHistory,
  note,
  permission,
  quotation,
  quotationDocument,
  recordImport,
  reportSchedule,
  role,
  salesForecast,
  salesPosting,
  sentMail,
  supportCase,
  supportCaseReply,
  trash,
  user,
  userViewField,
  userViewFilter,
  userWidget,
  activityResult,
  activityStatus,
  activityType,
  branch,
  cityTown,
  contactType,
  customerType,
  department,
  helpVideo,
  industryType,
  jobFunction,
  jobTitle,
  letterhead,
  lostQuoteNote,
  mailTemplate,
  manufacturer,
  opportunityStatus,
  opportunityType,
  postalArea,
  productType,
  projectType,
  quotationGrade,
  quoteStatus,
  quoteType,
  region,
  reminderType,
  salesExec,
  salutation,
  supportCaseStatus,
  supportCaseType,
  tag,
];

export const tables: readonly TableSource<never, ReadServices>[] = [
  auditTable,
  reportTable,
  leftTable,
  comparisonTable,
  figuresTable,
];

export const tasks: readonly Task<never, unknown, any>[] = [
  feedTask,
  compareTask,
  lettersTask,
  pdfTask,
  sideBySideTask,
];
