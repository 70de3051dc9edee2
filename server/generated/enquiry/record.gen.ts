// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.
import type {
  BranchReference,
  CityTownReference,
  ContactReference,
  CustomerReference,
  OpportunityStatusReference,
  OpportunityTypeReference,
  ProductTypeReference,
  ProjectTypeReference,
  RegionReference,
  SalesExecReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type EnquiryRecord = {
  oppId: number;
  sQuoteNo: string | null;
  oppDescription: string | null;
  dateReceived: string | null;
  receivedDate: string | null;
  lastActivityDate: string | null;
  requestedBy: UserReference | null;
  country: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  address: string | null;
  cityTown: CityTownReference | null;
  postCode: string | null;
  region: RegionReference | null;
  phoneNo: string | null;
  email: string | null;
  abiNo: string | null;
  custRef: string | null;
  notes: string | null;
  weblink: string | null;
  customer: CustomerReference | null;
  custCode: string | null;
  customerName: string | null;
  requireApproval: boolean | null;
  contact: ContactReference | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  projectType: ProjectTypeReference | null;
  opportunityType: OpportunityTypeReference | null;
  productType: ProductTypeReference | null;
  opportunityStatus: OpportunityStatusReference | null;
  oppStatusName: string | null;
  quoteValue: number | null;
  expiryDate: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
