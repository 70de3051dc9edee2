// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.
/**
 * When and where users signed in.
 */
export interface LoginHistory {
  id: number;
  user: { id: number; fullName: string | null } | null;
  loginAt: string | null;
  outcome: 'Signed in' | 'Wrong password' | 'Code asked for' | 'Wrong code' | null;
  address: string | null;
  client: string | null;
}

export interface LoginHistoryInput {
  id?: unknown;
  user?: unknown;
  loginAt?: unknown;
  outcome?: unknown;
  address?: unknown;
  client?: unknown;
}
