import { sql } from '../../server/core/db/sql.ts';
import type { TestApp } from './app.ts';
import { Client } from './client.ts';
import { assigner } from './permissions.ts';

export interface OwnBranch {
  readonly admin: Client;
  /** Sees and changes only customers of their own branch. */
  readonly person: Client;
  readonly user: number;
  readonly branch: number;
  readonly otherBranch: number;
  /** A customer of that branch, and one of another. */
  readonly mine: Record<string, any>;
  readonly theirs: Record<string, any>;
  /** Number of the branch's customers that meet a condition. */
  count(condition?: string): Promise<number>;
}

/** A sales exec with level 5 for viewing and for changing customers. */
export async function ownBranch(app: TestApp): Promise<OwnBranch> {
  const admin = await Client.as(app, 'admin');
  const person = await Client.as(app, 'salesexec');
  const profile = (await person.get('user/profile')).body;
  const [user, branch] = [profile.id as number, profile.defBranch.id as number];
  const assign = await assigner(admin);
  await assign.user(user, 'ViewCustomers', 5);
  await assign.user(user, 'EditCustomers', 5);
  const one = async (condition: string) => {
    const id = await app.platform.database.value(
      sql`select customer_id from customer where ${sql.raw(condition)} and cust_code is not null order by customer_id limit 1`,
    );
    return (await admin.get(`customers/${id}`)).body;
  };
  const theirs = await one(`mbp_branch_id <> ${branch}`);
  return {
    admin,
    person,
    user,
    branch,
    otherBranch: theirs.mbpBranch.id,
    mine: await one(`mbp_branch_id = ${branch}`),
    theirs,
    count: async (condition = 'true') =>
      Number(
        await app.platform.database.value(
          sql`select count(*) from customer where mbp_branch_id = ${branch} and ${sql.raw(condition)}`,
        ),
      ),
  };
}

/** The required fields of a new customer, taken from an existing one. */
export const draftOf = (customer: Record<string, any>) => ({
  custName: customer.custName,
  address1: customer.address1,
  address2: customer.address2,
  address3: customer.address3,
  cityTown: customer.cityTown.id,
  postCode: customer.postCode,
  customerType: customer.customerType.id,
  phoneNo: customer.phoneNo,
});
