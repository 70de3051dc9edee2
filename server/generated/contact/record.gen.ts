// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.
import type {
  CityTownReference,
  ContactTypeReference,
  CustomerReference,
  JobFunctionReference,
  JobTitleReference,
  SalutationReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ContactRecord = {
  contactId: number;
  firstName: string | null;
  lastName: string | null;
  contactName: string | null;
  fullName: string | null;
  customer: CustomerReference | null;
  jobFunction: JobFunctionReference | null;
  jobFunctionId: number | null;
  jobTitle: JobTitleReference | null;
  contactJobTitle: JobTitleReference | null;
  salutation: SalutationReference | null;
  contactType: ContactTypeReference | null;
  email: string | null;
  phoneNo: string | null;
  mobile: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  cityTown: CityTownReference | null;
  postCode: string | null;
  country: string | null;
  notes: string | null;
  canEmail: boolean;
  canCall: boolean;
  canMail: boolean;
  keyContact: boolean;
  active: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
