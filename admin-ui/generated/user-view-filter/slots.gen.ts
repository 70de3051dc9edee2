// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { UserViewFilter } from './types.gen.ts';

export type UserViewFilterSlots = Slots<
  UserViewFilter,
  | 'id'
  | 'filterName'
  | 'dbview'
  | 'user'
  | 'whereClause'
  | 'orderByClause'
  | 'sortField'
  | 'sortOrder'
  | 'favourite'
  | 'favouriteOrder'
  | 'favouriteName'
  | 'isDefault'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const userViewFilterSlots = (slots: UserViewFilterSlots): UserViewFilterSlots => slots;
