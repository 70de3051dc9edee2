// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.
/**
 * Messages between the person who reported a problem and the people who look into it.
 */
export interface SupportCaseReply {
  id: number;
  supportCase: { id: number; description: string | null } | null;
  reply: string | null;
  repliedOn: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface SupportCaseReplyInput {
  id?: unknown;
  supportCase?: number | { id: number } | null;
  reply?: string | null;
  repliedOn?: unknown;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
