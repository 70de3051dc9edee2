// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.
/**
 * The widgets on a user's dashboard, and their positions.
 */
export interface UserWidget {
  id: number;
  widget: number | null;
  widgetName: string | null;
  screenPos: number | null;
  /**
   * A list or report is shown as the user chooses; every other widget has one kind.
   */
  widgetType: string | null;
  user: { id: number; fullName: string | null } | null;
  active: boolean;
  viewId: number | null;
  userViewFilter: { id: number; filterName: string | null } | null;
  userViewFilterId: number | null;
  report: number | null;
  /**
   * What a number or chart counts or adds up.
   */
  figure: string | null;
  /**
   * A chart has a bar, point or slice for each value of this.
   */
  groupBy: string | null;
  /**
   * Limits a number to a period so far, and compares it with the same days of the one before.
   */
  period: 'This week' | 'This month' | 'This quarter' | 'This year' | null;
  /**
   * Columns of the dashboard's twelve. Default: 3 for a number, 6 for others.
   */
  width: number | null;
  /**
   * Minimum height, in steps of 40 pixels. Default: as high as its content.
   */
  height: number | null;
  ParamVal1: string | null;
  ParamVal2: string | null;
  ParamVal3: string | null;
  ParamVal4: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface UserWidgetInput {
  id?: unknown;
  widget?: number | null;
  widgetName?: string | null;
  screenPos?: number | null;
  /**
   * A list or report is shown as the user chooses; every other widget has one kind.
   */
  widgetType?: string | null;
  user?: number | { id: number } | null;
  active?: boolean;
  viewId?: number | null;
  userViewFilter?: number | { id: number } | null;
  userViewFilterId?: number | null;
  report?: number | null;
  /**
   * What a number or chart counts or adds up.
   */
  figure?: string | null;
  /**
   * A chart has a bar, point or slice for each value of this.
   */
  groupBy?: string | null;
  /**
   * Limits a number to a period so far, and compares it with the same days of the one before.
   */
  period?: 'This week' | 'This month' | 'This quarter' | 'This year' | null;
  /**
   * Columns of the dashboard's twelve. Default: 3 for a number, 6 for others.
   */
  width?: number | null;
  /**
   * Minimum height, in steps of 40 pixels. Default: as high as its content.
   */
  height?: number | null;
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
