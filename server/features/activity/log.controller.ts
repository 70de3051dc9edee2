import { Body, Controller, Post } from '@nestjs/common';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { Database } from '../../core/db/database.ts';
import { invalid, UserError } from '../../core/errors/errors.ts';
import { objectIn } from '../../core/records/body.ts';
import { Records } from '../../core/records/records.ts';
import type { ActivityRecord } from '../../generated/activity.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { extended, listOf, ref } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';

/** Activities that one log may plan. */
const maxFollowUps = 5;
const followUps = {
  ...listOf(ref('ActivityInput')),
  maxItems: maxFollowUps,
  description:
    'Activities that are planned with it, each with its type, subject and day. They take customer, contact, enquiry and quotation from it.',
};
const chaseDate = {
  type: ['string', 'null'],
  description:
    'The day, as DD/MM/YYYY, on which its quotation is to be chased again: by the caller, unless it has a person to chase it.',
};

/** Records what has already happened, such as a call that has just ended (AMB-104). */
@Controller()
export class ActivityLogController {
  constructor(
    @InjectCrud('activity') private readonly activities: Crud<Activity, ActivityRecord>,
    @InjectCrud('quotation') private readonly quotations: Crud<Quotation, QuotationRecord>,
    private readonly records: Records,
    private readonly database: Database,
  ) {}

  /** Saves a completed activity at a time in the past, and what follows from it, in one transaction. */
  @Post('logactivity')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag: 'Activities',
    summary: 'Log an activity that has already happened, and plan what follows from it',
    body: extended('ActivityInputOpen', { followUps, chaseDate }, ['followUps', 'chaseDate']),
    returns: 'Activity',
  })
  log(@CurrentUser() user: SessionUser, @Body() body: unknown): Promise<Activity> {
    const { followUps: planned = [], chaseDate: day, ...values } = objectIn(body);
    if (!isListOfObjects(planned) || planned.length > maxFollowUps)
      throw invalid({ followUps: `Plan up to ${maxFollowUps} activities.` });
    return this.database.write(async () => {
      const saved = await this.activities.create(values, user, { completed: true });
      if (planned.length) await this.#plan(saved, planned, user);
      if (day !== undefined) await this.#chaseOn(day, saved, user);
      return saved;
    });
  }

  async #plan({ activityId }: Activity, planned: readonly object[], user: SessionUser): Promise<void> {
    const { customer, contact, opportunity, quote, mbpBranch } = (await this.records.one('activity', activityId))!;
    for (const [i, values] of planned.entries()) {
      try {
        await this.activities.create(values, user, { customer, contact, opportunity, quote, mbpBranch });
      } catch (error) {
        throw error instanceof UserError && error.errors ? ofFollowUp(i, error.errors) : error;
      }
    }
  }

  async #chaseOn(day: unknown, { quote }: Activity, user: SessionUser): Promise<void> {
    user.require({ permission: 'EditQuotations' });
    if (!quote) throw invalid({ chaseDate: 'Only an activity with a quotation has a day to chase.' });
    const { chaseBy, version } = await this.quotations.one(quote.quoteVerId, user);
    // Who gave the day is to chase it, unless somebody else is: on that day there may be no other reason.
    const change = { chaseDate: day, version, ...(day !== null && !chaseBy && { chaseBy: user.id }) };
    await this.quotations.update(quote.quoteVerId, change, user);
  }
}

const isListOfObjects = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));

/** The error of a follow-up, with its fields as `followUps.0.startDate`. */
const ofFollowUp = (i: number, errors: Readonly<Record<string, string>>): UserError =>
  invalid(Object.fromEntries(Object.entries(errors).map(([field, text]) => [`followUps.${i}.${field}`, text])));
