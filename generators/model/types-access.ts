import type { Rule } from '../../schemas/generated/model.gen.ts';
import type { Levels } from './levels.ts';

export type { Rule };

export interface Access {
  readonly read: Rule;
  readonly create: Rule;
  readonly update: Rule;
  readonly remove: Rule;
}

export interface Permission {
  readonly code: string;
  readonly title: string;
  readonly area: string;
  readonly allows: string;
  readonly levels: Levels;
  readonly denied: string;
}

export interface RoleGrant {
  readonly roleName: string;
  readonly showSettings: boolean;
  readonly showAdmin: boolean;
  readonly permissions: Readonly<Record<string, number>>;
}
