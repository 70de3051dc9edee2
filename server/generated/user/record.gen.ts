// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.
import type {
  BranchReference,
  DepartmentReference,
  RegionReference,
  RoleReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserRecord = {
  id: number;
  userId: number;
  uid: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  role: RoleReference | null;
  mbpDept: DepartmentReference | null;
  supervisor: UserReference | null;
  defRegion: RegionReference | null;
  defBranch: BranchReference | null;
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
  themeMode: 'System' | 'Light' | 'Dark' | null;
  profileLogo: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
