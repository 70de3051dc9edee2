// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.
import type {
  BranchReference,
  CityTownReference,
  ContactReference,
  CustomerReference,
  CustomerTypeReference,
  IndustryTypeReference,
  RegionReference,
  SalesExecReference,
  TagReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type CustomerRecord = {
  customerId: number;
  custCode: string | null;
  custName: string | null;
  parentCompany: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  cityTown: CityTownReference | null;
  postCode: string | null;
  country: string | null;
  region: RegionReference | null;
  mbpBranch: BranchReference | null;
  branch: string | null;
  salesExec: SalesExecReference | null;
  customerType: CustomerTypeReference | null;
  industryType: IndustryTypeReference | null;
  phoneNo: string | null;
  mobile: string | null;
  faxNo: string | null;
  email: string | null;
  mainEmail: string | null;
  website: string | null;
  keyContact: ContactReference | null;
  parentFlag: boolean;
  parentCustomer: CustomerReference | null;
  tags: TagReference[];
  showMsg: string | null;
  mainNotes: string | null;
  requireApproval: boolean;
  active: boolean;
  status: 'Active' | 'Inactive' | 'Awaiting approval' | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
