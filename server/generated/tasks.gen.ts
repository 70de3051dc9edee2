// Generated from schemas. Do not edit: change the schema and run npm run generate.

import { activity } from './activity/entity.gen.ts';
import { actualSales } from './actual-sales/entity.gen.ts';
import { alert } from './alert/entity.gen.ts';
import { assignedPermission } from './assigned-permission/entity.gen.ts';
import { attachment } from './attachment/entity.gen.ts';
import { backgroundWork } from './background-work/entity.gen.ts';
import { contact } from './contact/entity.gen.ts';
import { customer } from './customer/entity.gen.ts';
import { customerBranch } from './customer-branch/entity.gen.ts';
import { enquiry } from './enquiry/entity.gen.ts';
import { filterCondition } from './filter-condition/entity.gen.ts';
import { loginHistory } from './login-history/entity.gen.ts';
import { note } from './note/entity.gen.ts';
import { permission } from './permission/entity.gen.ts';
import { quotation } from './quotation/entity.gen.ts';
import { quotationDocument } from './quotation-document/entity.gen.ts';
import { reportSchedule } from './report-schedule/entity.gen.ts';
import { role } from './role/entity.gen.ts';
import { salesForecast } from './sales-forecast/entity.gen.ts';
import { salesPosting } from './sales-posting/entity.gen.ts';
import { supportCase } from './support-case/entity.gen.ts';
import { supportCaseReply } from './support-case-reply/entity.gen.ts';
import { trash } from './trash/entity.gen.ts';
import { user } from './user/entity.gen.ts';
import { userViewField } from './user-view-field/entity.gen.ts';
import { userViewFilter } from './user-view-filter/entity.gen.ts';
import { userWidget } from './user-widget/entity.gen.ts';
import { activityResult } from './activity-result/entity.gen.ts';
import { activityStatus } from './activity-status/entity.gen.ts';
import { activityType } from './activity-type/entity.gen.ts';
import { branch } from './branch/entity.gen.ts';
import { cityTown } from './city-town/entity.gen.ts';
import { contactType } from './contact-type/entity.gen.ts';
import { customerType } from './customer-type/entity.gen.ts';
import { department } from './department/entity.gen.ts';
import { helpVideo } from './help-video/entity.gen.ts';
import { industryType } from './industry-type/entity.gen.ts';
import { jobFunction } from './job-function/entity.gen.ts';
import { jobTitle } from './job-title/entity.gen.ts';
import { letterhead } from './letterhead/entity.gen.ts';
import { lostQuoteNote } from './lost-quote-note/entity.gen.ts';
import { manufacturer } from './manufacturer/entity.gen.ts';
import { opportunityStatus } from './opportunity-status/entity.gen.ts';
import { opportunityType } from './opportunity-type/entity.gen.ts';
import { postalArea } from './postal-area/entity.gen.ts';
import { productType } from './product-type/entity.gen.ts';
import { projectType } from './project-type/entity.gen.ts';
import { quotationGrade } from './quotation-grade/entity.gen.ts';
import { quoteStatus } from './quote-status/entity.gen.ts';
import { quoteType } from './quote-type/entity.gen.ts';
import { region } from './region/entity.gen.ts';
import { reminderType } from './reminder-type/entity.gen.ts';
import { salesExec } from './sales-exec/entity.gen.ts';
import { salutation } from './salutation/entity.gen.ts';
import { supportCaseStatus } from './support-case-status/entity.gen.ts';
import { supportCaseType } from './support-case-type/entity.gen.ts';
import { tag } from './tag/entity.gen.ts';
import auditTable from '../features/audit/audit.table.ts';
import reportTable from '../features/common/report.table.ts';
import comparisonTable from '../features/sales/data/comparison.table.ts';
import figuresTable from '../features/sales/data/figures.table.ts';
import pdfTask from '../features/quotation-document/pdf.task.ts';
import sideBySideTask from '../features/sales/side-by-side.task.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { Platform } from '../services/platform.ts';
import type { TableSource } from '../services/export/table.ts';
import type { Task } from '../services/heavy/task.ts';

export const definitions: readonly EntityDefinition[] = [
  activity,
  actualSales,
  alert,
  assignedPermission,
  attachment,
  backgroundWork,
  contact,
  customer,
  customerBranch,
  enquiry,
  filterCondition,
  loginHistory,
  note,
  permission,
  quotation,
  quotationDocument,
  reportSchedule,
  role,
  salesForecast,
  salesPosting,
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

export const tables: readonly TableSource<never, Platform>[] = [auditTable, reportTable, comparisonTable, figuresTable];

export const tasks: readonly Task<never, unknown, Platform, any>[] = [pdfTask, sideBySideTask];
