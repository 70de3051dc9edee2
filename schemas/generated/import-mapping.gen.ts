// Generated from schemas/entities/import-mapping/. Do not edit: change the schema and run npm run generate.
/**
 * Which column of a file becomes which field, kept under a name for the next file of the same kind.
 */
export interface ImportMapping {
  id: number;
  mappingName: string | null;
  kind: string | null;
  /**
   * JSON, as the command that imports takes it.
   */
  mapping: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface ImportMappingInput {
  id?: unknown;
  mappingName?: string | null;
  kind?: string | null;
  /**
   * JSON, as the command that imports takes it.
   */
  mapping?: string | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
