// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { UserWidget } from './types.gen.ts';

export type UserWidgetSlots = Slots<
  UserWidget,
  | 'id'
  | 'widget'
  | 'widgetName'
  | 'screenPos'
  | 'widgetType'
  | 'user'
  | 'active'
  | 'viewId'
  | 'userViewFilter'
  | 'userViewFilterId'
  | 'report'
  | 'figure'
  | 'groupBy'
  | 'period'
  | 'width'
  | 'height'
  | 'ParamVal1'
  | 'ParamVal2'
  | 'ParamVal3'
  | 'ParamVal4'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const userWidgetSlots = (slots: UserWidgetSlots): UserWidgetSlots => slots;
