// Generated from schemas/reference/mail-template.json. Do not edit: change the schema and run npm run generate.
/**
 * Texts for e-mails that people send from a record. Fields in braces, such as {contact.firstName}, are filled in from the record.
 */
export interface MailTemplate {
  id: number;
  templateName: string | null;
  /**
   * Leave it empty for all branches.
   */
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  subject: string | null;
  message: string | null;
  active: boolean;
  version: number;
}

export interface MailTemplateInput {
  id?: unknown;
  templateName?: string | null;
  /**
   * Leave it empty for all branches.
   */
  mbpBranch?: number | { id: number } | null;
  subject?: string | null;
  message?: string | null;
  active?: boolean;
  version?: number | null;
}
