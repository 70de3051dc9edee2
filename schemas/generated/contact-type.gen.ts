// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Kinds of contact.
 */
export interface ContactType {
  id: number;
  contactTypeName: string | null;
  active: boolean;
  version: number;
}

export interface ContactTypeInput {
  id?: unknown;
  contactTypeName?: string | null;
  active?: boolean;
  version?: number | null;
}
