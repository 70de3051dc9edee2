// Generated from schemas. Do not edit: change the schema and run npm run generate.
export type AbsenceReference = {
  key: number;
  display: string | null;
};

export type ActivityReference = {
  key: number;
  display: string | null;
};

export type ActivitySeriesReference = {
  key: number;
  display: string | null;
  rule: string | null;
  stopped: string | null;
};

export type ActualSalesReference = {
  key: number;
  display: string | null;
};

export type AlertReference = {
  key: number;
  display: string | null;
};

export type AssignedPermissionReference = {
  key: number;
  display: number;
};

export type AttachmentReference = {
  key: number;
  display: string | null;
};

export type BackgroundWorkReference = {
  key: number;
  display: string | null;
};

export type BulkChangeReference = {
  key: number;
  display: string | null;
};

export type ContactReference = {
  key: number;
  display: string | null;
  fullName: string | null;
};

export type CustomerReference = {
  key: number;
  display: string | null;
  custCode: string | null;
  parentCompany: string | null;
};

export type CustomerBranchReference = {
  key: number;
  display: string | null;
};

export type EnquiryReference = {
  key: number;
  display: string | null;
  oppDescription: string | null;
};

export type FilterConditionReference = {
  key: number;
  display: string | null;
};

export type ImportMappingReference = {
  key: number;
  display: string | null;
};

export type LoginHistoryReference = {
  key: number;
  display: 'Signed in' | 'Wrong password' | 'Code asked for' | 'Wrong code' | null;
};

export type NoteReference = {
  key: number;
  display: string | null;
};

export type PermissionReference = {
  key: number;
  display: string | null;
  permissionCode: string | null;
};

export type QuotationReference = {
  key: number;
  display: string | null;
  versionNo: number | null;
};

export type QuotationDocumentReference = {
  key: number;
  display: string | null;
};

export type RecordImportReference = {
  key: number;
  display: string | null;
};

export type ReportScheduleReference = {
  key: number;
  display: string | null;
};

export type RoleReference = {
  key: number;
  display: string | null;
  showSettings: boolean;
};

export type SalesForecastReference = {
  key: number;
  display: string | null;
};

export type SalesPostingReference = {
  key: number;
  display: string | null;
};

export type SentMailReference = {
  key: number;
  display: string | null;
};

export type SupportCaseReference = {
  key: number;
  display: string | null;
};

export type SupportCaseReplyReference = {
  key: number;
  display: string | null;
};

export type TrashReference = {
  key: number;
  display: string | null;
};

export type UserReference = {
  key: number;
  display: string | null;
};

export type UserViewFieldReference = {
  key: number;
  display: string | null;
};

export type UserViewFilterReference = {
  key: number;
  display: string | null;
};

export type UserWidgetReference = {
  key: number;
  display: string | null;
};

export type ActivityResultReference = {
  key: number;
  display: string | null;
  resultCode: string | null;
  createActivity: boolean;
  daysFromNow: number | null;
};

export type ActivityStatusReference = {
  key: number;
  display: string | null;
  colourCode: string | null;
};

export type ActivityTypeReference = {
  key: number;
  display: string | null;
};

export type BranchReference = {
  key: number;
  display: string | null;
  branchCode: string | null;
  branchId: number;
  salesExecId: number | null;
  salesExecName: string | null;
};

export type CityTownReference = {
  key: number;
  display: string | null;
};

export type ContactTypeReference = {
  key: number;
  display: string | null;
};

export type CustomerTypeReference = {
  key: number;
  display: string | null;
};

export type DepartmentReference = {
  key: number;
  display: string | null;
};

export type HelpVideoReference = {
  key: number;
  display: string | null;
};

export type IndustryTypeReference = {
  key: number;
  display: string | null;
};

export type JobFunctionReference = {
  key: number;
  display: string | null;
};

export type JobTitleReference = {
  key: number;
  display: string | null;
};

export type LetterheadReference = {
  key: number;
  display: string | null;
};

export type LostQuoteNoteReference = {
  key: number;
  display: string | null;
};

export type MailTemplateReference = {
  key: number;
  display: string | null;
};

export type ManufacturerReference = {
  key: number;
  display: string | null;
};

export type OpportunityStatusReference = {
  key: number;
  display: string | null;
  oppStatusCode: string | null;
  statusName: string | null;
  colourCode: string | null;
};

export type OpportunityTypeReference = {
  key: number;
  display: string | null;
};

export type PostalAreaReference = {
  key: number;
  display: string | null;
};

export type ProductTypeReference = {
  key: number;
  display: string | null;
  expiryMonths: number | null;
};

export type ProjectTypeReference = {
  key: number;
  display: string | null;
};

export type QuotationGradeReference = {
  key: number;
  display: string | null;
};

export type QuoteStatusReference = {
  key: number;
  display: string | null;
  colourCode: string | null;
};

export type QuoteTypeReference = {
  key: number;
  display: string | null;
};

export type RegionReference = {
  key: number;
  display: string | null;
  regionCode: string | null;
};

export type ReminderTypeReference = {
  key: number;
  display: string | null;
};

export type SalesExecReference = {
  key: number;
  display: string | null;
};

export type SalutationReference = {
  key: number;
  display: string | null;
};

export type SupportCaseStatusReference = {
  key: number;
  display: string | null;
};

export type SupportCaseTypeReference = {
  key: number;
  display: string | null;
  code: string | null;
};

export type TagReference = {
  key: number;
  display: string | null;
};
