// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.
import type { UserReference, UserViewFilterReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserWidgetRecord = {
  id: number;
  widget: number | null;
  widgetName: string | null;
  screenPos: number | null;
  widgetType: string | null;
  user: UserReference | null;
  active: boolean;
  viewId: number | null;
  userViewFilter: UserViewFilterReference | null;
  userViewFilterId: number | null;
  report: number | null;
  figure: string | null;
  groupBy: string | null;
  period: 'This week' | 'This month' | 'This quarter' | 'This year' | null;
  width: number | null;
  height: number | null;
  ParamVal1: string | null;
  ParamVal2: string | null;
  ParamVal3: string | null;
  ParamVal4: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
