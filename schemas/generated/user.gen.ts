// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.
/**
 * The people who can sign in.
 */
export interface User {
  id: number;
  userId: number;
  /**
   * The account at the identity service.
   */
  uid: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  role: { id: number; roleName: string | null; showSettings: boolean } | null;
  mbpDept: { id: number; departmentName: string | null } | null;
  supervisor: { id: number; fullName: string | null } | null;
  defRegion: { id: number; regionName: string | null; regionCode: string | null } | null;
  defBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  status: 'ACTIVE' | 'INACTIVE' | null;
  getReminderEmail: boolean;
  getNotesEmail: boolean;
  getCustApproveEmail: boolean;
  createOutlookActivity: boolean;
  getReminderAlert: boolean;
  getReminderDigest: boolean;
  getNotesAlert: boolean;
  getNotesDigest: boolean;
  getCustApproveAlert: boolean;
  getCustApproveDigest: boolean;
  getSupportAlert: boolean;
  getSupportEmail: boolean;
  getSupportDigest: boolean;
  getReportAlert: boolean;
  getReportEmail: boolean;
  getReportDigest: boolean;
  getTeamEmail: boolean;
  /**
   * The end of e-mails to customers. Empty: the name, the company and its telephone number.
   */
  mailSignature: string | null;
  menuColour: 'Dark' | 'Light' | null;
  menuType: 'Grouped' | 'Ungrouped' | null;
  menuMode: 'Static' | 'Overlay' | 'Horizontal' | 'Slim' | null;
  themeColour:
    | 'amber'
    | 'blue'
    | 'bluegray'
    | 'brown'
    | 'cyan'
    | 'deeporange'
    | 'deeppurple'
    | 'green'
    | 'indigo'
    | 'lightblue'
    | 'lightgreen'
    | 'lime'
    | 'orange'
    | 'pink'
    | 'purple'
    | 'teal'
    | 'yellow'
    | null;
  /**
   * System follows the setting of the device.
   */
  themeMode: 'System' | 'Light' | 'Dark' | null;
  /**
   * An unknown logo shows as bricks.
   */
  profileLogo: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface UserInput {
  id?: unknown;
  userId?: unknown;
  /**
   * The account at the identity service.
   */
  uid?: { [k: string]: unknown };
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  fullName?: string | null;
  role?: number | { id: number } | null;
  mbpDept?: number | { id: number } | null;
  supervisor?: number | { id: number } | null;
  defRegion?: number | { id: number } | null;
  defBranch?: number | { id: number } | null;
  status?: 'ACTIVE' | 'INACTIVE' | null;
  getReminderEmail?: boolean;
  getNotesEmail?: boolean;
  getCustApproveEmail?: boolean;
  createOutlookActivity?: boolean;
  getReminderAlert?: boolean;
  getReminderDigest?: boolean;
  getNotesAlert?: boolean;
  getNotesDigest?: boolean;
  getCustApproveAlert?: boolean;
  getCustApproveDigest?: boolean;
  getSupportAlert?: boolean;
  getSupportEmail?: boolean;
  getSupportDigest?: boolean;
  getReportAlert?: boolean;
  getReportEmail?: boolean;
  getReportDigest?: boolean;
  getTeamEmail?: boolean;
  /**
   * The end of e-mails to customers. Empty: the name, the company and its telephone number.
   */
  mailSignature?: string | null;
  menuColour?: 'Dark' | 'Light' | null;
  menuType?: 'Grouped' | 'Ungrouped' | null;
  menuMode?: 'Static' | 'Overlay' | 'Horizontal' | 'Slim' | null;
  themeColour?:
    | 'amber'
    | 'blue'
    | 'bluegray'
    | 'brown'
    | 'cyan'
    | 'deeporange'
    | 'deeppurple'
    | 'green'
    | 'indigo'
    | 'lightblue'
    | 'lightgreen'
    | 'lime'
    | 'orange'
    | 'pink'
    | 'purple'
    | 'teal'
    | 'yellow'
    | null;
  /**
   * System follows the setting of the device.
   */
  themeMode?: 'System' | 'Light' | 'Dark' | null;
  /**
   * An unknown logo shows as bricks.
   */
  profileLogo?: string | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
