// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Kinds of project. The enquiry form calls them Enquiry Type.
 */
export interface ProjectType {
  id: number;
  projTypeName: string | null;
  active: boolean;
  version: number;
}

export interface ProjectTypeInput {
  id?: unknown;
  projTypeName?: string | null;
  active?: boolean;
  version?: number | null;
}
