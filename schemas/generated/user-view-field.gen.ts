// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.
/**
 * A column that a user has chosen for a list, with its position and width.
 */
export interface UserViewField {
  id: number;
  user: { id: number; fullName: string | null } | null;
  dbView: number | null;
  dbField: string | null;
  colOrder: number | null;
  width: number | null;
}

export interface UserViewFieldInput {
  id?: unknown;
  user?: unknown;
  dbView?: number | null;
  dbField?: string | null;
  colOrder?: number | null;
  width?: number | null;
}
