// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.
/**
 * Problems that users report, each with a screenshot.
 */
export interface SupportCase {
  id: number;
  type: { id: number; name: string | null; code: string | null } | null;
  description: string | null;
  details: string | null;
  resolution: string | null;
  status: { id: number; name: string | null } | null;
  active: boolean;
  screenshot: { attachId: number; fileName: string | null } | null;
  loggedInUser: { id: number; fullName: string | null } | null;
  lastEP: string | null;
  epError: string | null;
  epPayload: string | null;
  errorCode: string | null;
  datetime: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface SupportCaseInput {
  id?: unknown;
  type?: number | { id: number } | null;
  description?: string | null;
  details?: string | null;
  resolution?: string | null;
  status?: number | { id: number } | null;
  active?: boolean;
  screenshot?: number | { attachId: number } | null;
  loggedInUser?: unknown;
  lastEP?: string | null;
  epError?: string | null;
  epPayload?: string | null;
  errorCode?: string | null;
  datetime?: string | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
