import { isKey } from '../../core/records/request.ts';
import { Body, Controller, Param, Put } from '@nestjs/common';
import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Database } from '../../core/db/database.ts';
import { invalid } from '../../core/errors/errors.ts';
import { fieldOf, mayBecome } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Describe } from '../../http/openapi.ts';
import { Records } from '../../core/records/records.ts';

const tag = 'Activities';
/** Fields of a status change in wire spelling (STA-036), and the follow-up field that each fills. */
const followUp = {
  NewActivityType: 'activityType',
  NewSubject: 'subject',
  NewStartDate: 'startDate',
  NewStarTime: 'startTime',
  NewDuration: 'duration',
  NewEndDate: 'endDate',
  NewEndTime: 'endTime',
} as const;
const key = { minimum: 1, maximum: 2147483647 };
const payload = {
  type: 'object',
  required: ['newStatusId'],
  properties: {
    newStatusId: { ...key, type: 'integer', errorMessage: 'Status is required.' },
    resultId: { ...key, type: ['integer', 'null'], errorMessage: 'Activity Result is required.' },
    resultNotes: { type: ['string', 'null'] },
    ...Object.fromEntries(Object.keys(followUp).map((name) => [name, {}])),
  },
};

@Controller()
export class ActivityCallsController {
  constructor(
    @InjectCrud('activity') private readonly crud: Crud<Activity, ActivityRecord>,
    private readonly records: Records,
    private readonly database: Database,
    private readonly registry: Registry,
  ) {}

  /** Changes the status and plans the follow-up that the result requires, in one transaction (STA-031). */
  @Put('updateActivityStatus/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change the status of an activity', body: payload, returns: 'Activity' })
  async updateStatus(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() values: Record<string, unknown>,
  ) {
    const before = await this.crud.one(id, user);
    const status = await this.records.one('activityStatus', values.newStatusId as number);
    if (!status) throw invalid({ newStatusId: 'Status is required.' });
    const [was, to] = [before.activityStatus, status.id];
    if (!mayBecome(fieldOf(this.registry.definition('activity'), 'activityStatus')!, was?.id ?? null, to))
      throw invalid({ newStatusId: `${was!.statusName} cannot become ${status.statusName}.` });
    const result = await this.#resultOf(values, before, to);
    const given = Object.entries(followUp).filter(([wire]) => values[wire] !== undefined && values[wire] !== null);
    const planned = Object.fromEntries(given.map(([wire, field]) => [field, values[wire]]));
    const { activityType: _, subject: __, ...times } = planned;
    const isRescheduled = to === activityStatusKeys.Rescheduled;
    if (isRescheduled) requireStart(planned);
    const change = {
      activityStatus: to,
      ...(result && { activityResult: result.id }),
      ...(values.resultNotes !== undefined && { resultNotes: values.resultNotes }),
      ...(isRescheduled && times),
      // Of two concurrent changes, the second gets a conflict.
      version: before.version,
    };
    return this.database.write(async () => {
      const saved = await this.crud.update(id, change, user);
      if (to === activityStatusKeys.Completed && result?.createActivity) await this.#plan(before, planned, user);
      return saved;
    });
  }

  /**
   * A completed meeting or call, or anything overdue, needs a result and notes; a cancelled activity needs a comment.
   */
  async #resultOf(values: Record<string, unknown>, before: Activity, to: number) {
    const { Cancelled, Completed, Overdue } = activityStatusKeys;
    const { Meeting, Call } = activityTypeKeys;
    const kind = before.activityType?.id;
    const hasResult = to === Completed && (kind === Meeting || kind === Call || before.activityStatus?.id === Overdue);
    if (to === Cancelled && !values.resultNotes) throw invalid({ resultNotes: 'Comment is required.' });
    if (!hasResult) return null;
    const result = values.resultId ? await this.records.one('activityResult', values.resultId as number) : null;
    const missing = {
      ...(!result && { resultId: 'Activity Result is required.' }),
      ...(isBlank(values.resultNotes) && { resultNotes: 'Notes are required.' }),
      ...(result?.resultCode === 'CUSTOM' && (await this.#missingOfOwnChoice(values))),
    };
    if (Object.keys(missing).length) throw invalid(missing);
    return result!;
  }

  /** Missing fields of a follow-up that copies nothing from the activity (VAL-069). A task needs only a date. */
  async #missingOfOwnChoice(values: Record<string, unknown>): Promise<Record<string, string>> {
    const { NewActivityType, NewSubject, NewStartDate, NewStarTime, NewDuration } = values;
    const type = isKey(NewActivityType) ? await this.records.one('activityType', NewActivityType) : null;
    return {
      ...(!type && { NewActivityType: 'Activity Type is required.' }),
      ...(isBlank(NewSubject) && { NewSubject: 'Subject is required.' }),
      ...(type?.id === activityTypeKeys.Task
        ? isBlank(NewStartDate) && { NewStartDate: 'Start Date is required.' }
        : missingStart({ startDate: NewStartDate, startTime: NewStarTime, duration: NewDuration })),
    };
  }

  /** What the follow-up takes over from the activity stays, also if it is inactive by now; another person takes over. */
  async #plan(before: Activity, planned: Record<string, unknown>, user: SessionUser) {
    const { dateCreated, activityType, subject } = before;
    const { customer, contact, opportunity, quote, mbpBranch } = (await this.records.one(
      'activity',
      before.activityId,
    ))!;
    const was = before.user && (await this.records.one('user', before.user.id));
    // A task has no start, so the chosen day becomes its date.
    const day = planned.startDate ?? dateCreated;
    const values = { activityType, subject, dateCreated: day, user: was?.status === 'ACTIVE' ? was.id : user.id };
    return this.crud.create({ ...values, ...planned }, user, { customer, contact, opportunity, quote, mbpBranch });
  }
}

function requireStart(planned: Record<string, unknown>) {
  const missing = missingStart(planned);
  if (Object.keys(missing).length) throw invalid(missing);
}

const missingStart = ({ startDate, startTime, duration }: Record<string, unknown>): Record<string, string> => ({
  ...(isBlank(startDate) && { NewStartDate: 'Start Date is required.' }),
  ...(isBlank(startTime) && { NewStarTime: 'Start Time is required.' }),
  ...(isBlank(duration) && { NewDuration: 'Duration in minutes is required.' }),
});

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());
