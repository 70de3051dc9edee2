import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { CustomerBranch } from '../../../schemas/generated/customer-branch.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { notFound } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import { readId } from '../../core/records/request.ts';
import { objectIn } from '../../core/records/body.ts';

const tag = 'Branch accounts';
const write = { permission: 'EditCustomers' } as const;
const account = { body: 'CustomerBranchInput', returns: 'CustomerBranch' } as const;

/** A customer's accounts at branches, by the ids of the customer and the account (AMB-039). */
@Controller()
export class BranchAccountsController {
  constructor(@InjectCrud('customerBranch') private readonly crud: Crud<CustomerBranch>) {}

  @Post(['customergroup/:customer', 'addCustomerMBPBranch/:customer'])
  @HttpCode(200)
  @Access(write)
  @Describe({ tag, summary: 'Add a branch account to a customer, or save one', ...account })
  save(@CurrentUser() user: SessionUser, @Param('customer') customer: string, @Body() body: unknown) {
    const { custBranchId, customerId: _, customer: __, ...values } = objectIn(body);
    const owner = readId(customer, 'customer');
    if (custBranchId === undefined || custBranchId === null)
      return this.crud.create({ ...values, customer: owner }, user);
    const id = readId(custBranchId, 'custBranchId');
    return this.#of(customer, id, user).then((found) => this.crud.update(found, values, user));
  }

  @Put('setCustMBPBranchActive/:customer/:account')
  @Access(write)
  @Describe({ tag, summary: 'Set a branch account active', returns: 'CustomerBranch' })
  async activate(@CurrentUser() user: SessionUser, @Param() { customer, account: id }: Record<string, string>) {
    return this.crud.set(await this.#of(customer!, id!, user), { active: true }, user);
  }

  @Post('setCustMBPBranchInactive/:customer/:account')
  @HttpCode(200)
  @Access(write)
  @Describe({ tag, summary: 'Set a branch account inactive', returns: 'CustomerBranch' })
  async inactivate(@CurrentUser() user: SessionUser, @Param() { customer, account: id }: Record<string, string>) {
    return this.crud.set(await this.#of(customer!, id!, user), { active: false }, user);
  }

  @Delete('removeCustomerMBPBranches/:customer/:account')
  @Access(write)
  @Describe({ tag, summary: 'Remove a branch account', returns: 'RecordKey' })
  async remove(@CurrentUser() user: SessionUser, @Param() { customer, account: id }: Record<string, string>) {
    return this.crud.remove(await this.#of(customer!, id!, user), user);
  }

  /** The id of the account. @throws UserError 404 if it is not an account of the customer */
  async #of(customer: string, id: string | number, user: SessionUser): Promise<number> {
    const { custBranchId, customer: owner } = await this.crud.one(id, user);
    if (String(owner?.customerId) !== customer) throw notFound('Branch account');
    return custBranchId;
  }
}
