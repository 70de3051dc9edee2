// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.
/**
 * Words to mark notes, customers and attachments with.
 */
export interface Tag {
  id: number;
  tag: string | null;
  type: 'NOTES' | 'CUSTOMER' | 'ATTACHMENT' | null;
  active: boolean;
  version: number;
}

export interface TagInput {
  id?: unknown;
  tag?: string | null;
  type?: 'NOTES' | 'CUSTOMER' | 'ATTACHMENT' | null;
  active?: boolean;
  version?: number | null;
}
