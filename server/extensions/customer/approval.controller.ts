import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { Access, CurrentUser } from '../../platform/access/access.decorator.ts';
import type { SessionUser } from '../../platform/access/session-user.ts';
import type { Crud } from '../../platform/crud/crud.ts';
import { InjectCrud } from '../../platform/crud/inject-crud.ts';
import { moveReferences } from '../../platform/crud/move-references.ts';
import { badRequest, invalid } from '../../platform/http/errors.ts';
import { Describe } from '../../platform/http/openapi.ts';
import { Platform } from '../../platform/platform.ts';
import { wholeNumber } from '../../platform/query/request.ts';

const tag = 'Customers';
/** The quick dialog: what others than an Admin may change of a customer that awaits approval (AMB-044). */
const reduced = [
  'custName',
  'address1',
  'address2',
  'address3',
  'cityTown',
  'postCode',
  'customerType',
  'phoneNo',
  'email',
  'mainNotes',
  'version',
];

/** Customers that await approval: saved in part, assigned to one that is there, or merged with it. */
@Controller()
export class CustomerApprovalController {
  readonly #crud: Crud<Customer>;
  readonly #platform: Platform;

  constructor(@InjectCrud('customer') crud: Crud<Customer>, platform: Platform) {
    this.#crud = crud;
    this.#platform = platform;
  }

  /** It goes on awaiting approval (AMB-038). */
  @Put('custreqapproval/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Save a customer that awaits approval', body: 'CustomerInput', returns: 'Customer' })
  async save(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw badRequest('The body must be an object.');
    const other = Object.keys(body).find((name) => !reduced.includes(name));
    if (other !== undefined) throw invalid({ [other.slice(0, 60)]: `Unknown field "${other.slice(0, 60)}".` });
    await this.#awaiting(id, user);
    return this.#crud.update(id, body, user);
  }

  /** What the new one has goes to the existing one; the new one is removed (AMB-037). */
  @Get('assignNewCustomer/:existing/:awaiting')
  @Access({ permission: 'AssignCustomer' })
  @Describe({ tag, summary: 'Assign a customer awaiting approval to an existing one', returns: 'Customer' })
  assign(
    @CurrentUser() user: SessionUser,
    @Param() params: Record<string, string>,
    @Res({ passthrough: true }) r: Response,
  ) {
    r.setHeader('Cache-Control', 'no-store');
    return this.#join(params, user, false);
  }

  /** As assigning, and fields the existing one has not are taken from the new one. */
  @Get('mergeCustomer/:existing/:awaiting')
  @Access({ permission: 'AssignCustomer' })
  @Describe({ tag, summary: 'Merge a customer awaiting approval into an existing one', returns: 'Customer' })
  merge(
    @CurrentUser() user: SessionUser,
    @Param() params: Record<string, string>,
    @Res({ passthrough: true }) r: Response,
  ) {
    r.setHeader('Cache-Control', 'no-store');
    return this.#join(params, user, true);
  }

  async #join(params: Record<string, string>, user: SessionUser, fill: boolean): Promise<Customer> {
    const to = wholeNumber('existing', params.existing, 1, 2147483647);
    const awaiting = await this.#awaiting(params.awaiting!, user);
    if (awaiting.customerId === to) throw badRequest('A customer cannot be merged with itself.');
    const existing = await this.#crud.one(to, user);
    const { registry, database, jobs, searchRefresh } = this.#platform;
    const definition = registry.definition('customer');
    const missing = definition.fields.filter(
      ({ name, type, readOnly, derived }) =>
        type !== 'alias' && type !== 'refs' && !readOnly && !derived && isEmpty(existing[name as keyof Customer]),
    );
    const filled = Object.fromEntries(
      missing
        .map(({ name }) => [name, awaiting[name as keyof Customer]] as const)
        .filter(([name, value]) => name !== 'parentCustomer' && !isEmpty(value)),
    );
    return database.write(async () => {
      await moveReferences(definition, awaiting.customerId, to, this.#platform);
      await this.#crud.remove(awaiting.customerId, user);
      database.afterCommit(() => jobs.soon('search', () => searchRefresh.renamed(definition, to)));
      return fill && Object.keys(filled).length ? this.#crud.update(to, filled, user) : this.#crud.one(to, user);
    });
  }

  async #awaiting(id: string, user: SessionUser): Promise<Customer> {
    const customer = await this.#crud.one(id, user);
    if (!customer.requireApproval) throw invalid({ requireApproval: 'This customer does not await approval.' });
    return customer;
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
