// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.
/**
 * The widgets on a user's dashboard, and their positions.
 */
export interface UserWidget {
  id: number;
  widget: number | null;
  widgetName: string | null;
  screenPos: number | null;
  widgetType: string | null;
  user: {
    id: number;
    fullName: string | null;
  } | null;
  active: boolean;
  viewId: number | null;
  userViewFilter: {
    id: number;
    filterName: string | null;
  } | null;
  userViewFilterId: number | null;
  report: number | null;
  ParamVal1: string | null;
  ParamVal2: string | null;
  ParamVal3: string | null;
  ParamVal4: string | null;
  dateCreated: string | null;
  createdBy: {
    id: number;
    fullName: string | null;
  } | null;
  dateUpdated: string | null;
  updatedBy: {
    id: number;
    fullName: string | null;
  } | null;
  version: number;
}

export interface UserWidgetInput {
  id?: unknown;
  widget?: number | null;
  widgetName?: string | null;
  screenPos?: number | null;
  widgetType?: unknown;
  user?:
    | number
    | {
        id: number;
        [k: string]: unknown | undefined;
      }
    | null;
  active?: boolean;
  viewId?: number | null;
  userViewFilter?:
    | number
    | {
        id: number;
        [k: string]: unknown | undefined;
      }
    | null;
  userViewFilterId?: number | null;
  report?: number | null;
  ParamVal1?: string | null;
  ParamVal2?: string | null;
  ParamVal3?: string | null;
  ParamVal4?: string | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
