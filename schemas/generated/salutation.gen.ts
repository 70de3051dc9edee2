// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.
/**
 * Forms of address for contacts, such as Mr and Dr.
 */
export interface Salutation {
  id: number;
  salutationName: string | null;
  active: boolean;
  version: number;
}

export interface SalutationInput {
  id?: unknown;
  salutationName?: string | null;
  active?: boolean;
  version?: number | null;
}
