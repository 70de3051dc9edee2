import { Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { CustomerRecord } from '../../generated/customer.gen.ts';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { invalid } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { objectIn, requireKnown } from '../../core/records/body.ts';
import { Database } from '../../core/db/database.ts';
import { Registry } from '../../core/model/registry.ts';
import { Merges } from '../../services/merges/merges.ts';
import { listOf } from '../../http/shapes.ts';
import { mergeEntry, mergePreview } from '../common/merge-shapes.ts';

const tag = 'Customers';
const assign = { permission: 'AssignCustomer' } as const;

/**
 * Fields of the quick dialog: what users other than an Admin may change of a customer that awaits approval (AMB-044).
 */
const reduced: readonly string[] = [
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
] satisfies (keyof CustomerRecord)[];

/**
 * Customers that await approval: save some of their fields, assign them to an existing customer, or merge them with
 * one.
 */
@Controller()
export class CustomerApprovalController {
  constructor(
    @InjectCrud('customer') private readonly crud: Crud<Customer, CustomerRecord>,
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly merges: Merges,
  ) {}

  /** The customer still awaits approval afterwards (AMB-038). */
  @Put('custreqapproval/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Save a customer that awaits approval', body: 'CustomerInput', returns: 'Customer' })
  async save(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    const values = objectIn(body);
    requireKnown(values, reduced);
    await this.#awaiting(id, user);
    return this.crud.update(id, values, user);
  }

  /** Moves the records of the new customer to the existing one, and deletes the new one (AMB-037). */
  @Get('assignNewCustomer/:existing/:awaiting')
  @Access(assign)
  @Describe({
    tag,
    summary: 'Assign a customer awaiting approval to an existing one',
    returns: 'Customer',
    inView: false,
  })
  assign(
    @CurrentUser() user: SessionUser,
    @Param() params: Record<string, string>,
    @Res({ passthrough: true }) r: Response,
  ) {
    r.setHeader('Cache-Control', 'no-store');
    return this.#join(params, user, false);
  }

  /** Assigns as above, and fills empty fields of the existing customer from the new one. */
  @Get('mergeCustomer/:existing/:awaiting')
  @Access(assign)
  @Describe({
    tag,
    summary: 'Merge a customer awaiting approval into an existing one',
    returns: 'Customer',
    inView: false,
  })
  merge(
    @CurrentUser() user: SessionUser,
    @Param() params: Record<string, string>,
    @Res({ passthrough: true }) r: Response,
  ) {
    r.setHeader('Cache-Control', 'no-store');
    return this.#join(params, user, true);
  }

  /** Shows, field by field, what a merge would change, and how many records would move. */
  @Get('mergePreview/:existing/:awaiting')
  @Access(assign)
  @Describe({ tag, summary: 'Preview of merging two customers', returns: mergePreview })
  async preview(@CurrentUser() user: SessionUser, @Param() { existing, awaiting }: Record<string, string>) {
    const gone = await this.#awaiting(awaiting!, user);
    const kept = await this.crud.record(existing!, user);
    return this.merges.preview(this.#definition, kept, gone);
  }

  @Get('customerMerges/:id')
  @Access(assign)
  @Describe({ tag, summary: 'Customers merged into one in the last 30 days', returns: listOf(mergeEntry) })
  async merged(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { customerId } = await this.crud.one(id, user);
    return this.merges.of(this.#definition, customerId);
  }

  /** Undoes a merge within 30 days. The customer is separate again and awaits approval. */
  @Post('undoCustomerMerge/:id')
  @HttpCode(200)
  @Access(assign)
  @Describe({ tag, summary: 'Undo a merge or an assignment', returns: 'Customer' })
  async undo(@CurrentUser() user: SessionUser, @Param('id', ReadId) id: number) {
    const { merges, database } = this;
    return database.write(async () => {
      const { keptId, goneId } = await merges.undo(this.#definition, id, user);
      // Inside the transaction, so that nothing is undone if the person may not see both customers.
      await this.crud.one(keptId, user);
      return this.crud.one(goneId, user);
    });
  }

  async #join(params: Record<string, string>, user: SessionUser, fill: boolean): Promise<Customer> {
    const gone = await this.#awaiting(params.awaiting!, user);
    const kept = await this.crud.record(params.existing!, user);
    return this.database.write(async () => {
      await this.merges.merge(this.#definition, kept, gone, user, {
        fill,
        update: (values) => this.crud.update(kept.customerId, values, user),
      });
      return this.crud.one(kept.customerId, user);
    });
  }

  get #definition() {
    return this.registry.definition('customer');
  }

  async #awaiting(id: string, user: SessionUser): Promise<CustomerRecord> {
    const customer = await this.crud.record(id, user);
    if (!customer.requireApproval) throw invalid({ requireApproval: 'This customer does not await approval.' });
    return customer;
  }
}
