import { Injectable } from '@nestjs/common';
import type { ActivityRecord } from '../../../generated/activity.gen.ts';
import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { Database } from '../../../core/db/database.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { Registry } from '../../../core/model/registry.ts';
import { objectIn } from '../../../core/records/body.ts';
import { Records } from '../../../core/records/records.ts';
import { Clock } from '../../../core/time/clock.ts';
import { addDays, recurrenceText } from '../../../core/time/recurrence.gen.ts';
import { InjectCrud } from '../../../http/inject-crud.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { Crud } from '../../../services/crud/crud.ts';
import { BulkSave } from '../../../services/save/bulk-save.ts';
import { lockRecord } from '../../../services/save/lock.ts';
import { UndoLog } from '../../../services/undo/undo-log.ts';
import { follow } from './following.ts';
import { makeMissing, ruleOf } from './making.ts';
import { addSeries, endSeries, firstDayOf, linkTo, openOf, readRule } from './rows.ts';
import { dayOf, valuesIn, valuesOn } from './template.ts';

/** Which activities of a series a change or a deletion is about. */
export const scopes = ['one', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];

/**
 * Activities that repeat. Each is an ordinary row, saved by the ordinary save, with its series and the day that the rule
 * names. A change or a deletion is about one of them, about it and all later ones, or about all; the last two change only
 * those that are still open. Each call is one transaction, and is undone as a whole.
 */
@Injectable()
export class RepeatingActivities {
  constructor(
    @InjectCrud('activity') readonly crud: Crud<Activity, ActivityRecord>,
    readonly database: Database,
    readonly registry: Registry,
    readonly records: Records,
    readonly bulk: BulkSave,
    readonly undo: UndoLog,
    readonly clock: Clock,
  ) {}

  /**
   * Saves a new activity. With `repeats`, a recurrence rule, it is the first of a series; if the rule does not name its day,
   * it moves to the first day that fits the rule. Those of the next 90 days are saved with it.
   * @throws UserError 422 with a message at `repeats` that says what is wrong with the rule
   */
  create(body: unknown, user: SessionUser): Promise<Activity> {
    const { repeats = null, ...values } = objectIn(body);
    if (repeats === null) return this.crud.create(values, user);
    return this.database.write(async () => {
      const draft = await this.crud.draft(values, user);
      const [series, first] = await this.#begin(draft, repeats, user);
      const saved = await this.crud.create(values, user, first);
      await this.#makeRest(series, user);
      return saved;
    });
  }

  /**
   * Changes an activity, and others of its series: see `follow`. With `repeats`, a single activity becomes the first of a
   * series, and a series gets another rule; null makes the activity the last of its series.
   * @throws UserError 422 with a message at `repeats` or `appliesTo`
   */
  update(id: string, body: unknown, user: SessionUser): Promise<Activity> {
    const { repeats, appliesTo = 'one', ...values } = objectIn(body);
    const scope = scopes.find((one) => one === appliesTo);
    if (!scope) throw invalid({ appliesTo: `Choose one of ${scopes.join(', ')}.` });
    if (scope === 'one' && repeats === undefined) return this.crud.update(id, values, user);
    return this.database.write(async () => {
      const before = await this.crud.record(id, user);
      if (before.series) return this.#updateSeries(before, values, repeats, scope, user);
      if (scope !== 'one') throw invalid({ appliesTo: 'This activity does not repeat.' });
      return repeats === null ? this.crud.update(id, values, user) : this.#startSeries(before, values, repeats, user);
    });
  }

  /** Deletes an activity, and others of its series that are still open. Those that are completed stay. */
  async remove(id: string, scope: Scope, user: SessionUser): Promise<{ id: number }> {
    if (scope === 'one') return this.crud.remove(id, user);
    return this.database.write(async () => {
      const record = await this.crud.record(id, user);
      if (!record.series) throw invalid({ appliesTo: 'This activity does not repeat.' });
      const series = await this.#locked(record);
      const open = await openOf(series, scope === 'all' ? null : record.seriesDay, user, this);
      const others = open.filter(({ activityId }) => activityId !== record.activityId);
      const [from] = [record, ...others].map(({ seriesDay }) => seriesDay!).toSorted();
      await endSeries(this, series, ruleOf(series).rule, addDays(from!, -1), user);
      // What is deleted last names the entry of the trash.
      for (const { activityId } of [...others.toReversed(), record]) await this.crud.remove(activityId, user);
      return { id: record.activityId };
    });
  }

  async #startSeries(before: ActivityRecord, values: object, repeats: unknown, user: SessionUser): Promise<Activity> {
    const id = before.activityId;
    await this.crud.update(id, values, user);
    const [series, first] = await this.#begin((await this.records.one('activity', id))!, repeats, user);
    const saved = await this.crud.update(id, {}, user, first);
    await this.#makeRest(series, user);
    return saved;
  }

  /** Adds the series whose first activity a record is to be. Returns it, and what the activity gets from it. */
  async #begin(
    record: ActivityRecord,
    repeats: unknown,
    user: SessionUser,
  ): Promise<[ActivitySeriesRecord, Partial<ActivityRecord>]> {
    const day = dayOf(record);
    const rule = readRule(repeats, day);
    const firstDay = firstDayOf(rule, day);
    const own = valuesIn(record);
    const moved = firstDay === day ? own : valuesOn({ ...own, firstDay: day }, firstDay);
    const series = await addSeries(this, { ...moved, firstDay }, rule, null, user);
    const link = { series: linkTo(series), seriesDay: firstDay };
    return [series, firstDay === day ? link : { ...moved, ...link }];
  }

  async #makeRest(series: ActivitySeriesRecord, user: SessionUser): Promise<void> {
    const madeUntil = await makeMissing(series, series.firstDay!, user, this);
    await this.undo.without(() => this.bulk.change('activitySeries', [series.activitySeriesId], { madeUntil }, user));
  }

  async #updateSeries(
    before: ActivityRecord,
    values: object,
    repeats: unknown,
    scope: Scope,
    user: SessionUser,
  ): Promise<Activity> {
    const series = await this.#locked(before);
    const given = repeats === undefined || repeats === null ? repeats : readRule(repeats, before.seriesDay!);
    const rule = given && recurrenceText(given) === series.rule ? undefined : given;
    if (scope === 'one') {
      if (rule !== undefined)
        throw invalid({ repeats: 'To change how it repeats, change this and all later ones, or all that are open.' });
      return this.crud.update(before.activityId, values, user);
    }
    const open = await openOf(series, scope === 'all' ? null : before.seriesDay, user, this);
    await this.crud.update(before.activityId, values, user);
    const after = (await this.records.one('activity', before.activityId))!;
    await follow(this, { series, scope, before, after, open, rule }, user);
    return this.crud.one(before.activityId, user);
  }

  async #locked({ series }: ActivityRecord): Promise<ActivitySeriesRecord> {
    await lockRecord(this.database, this.registry.definition('activitySeries'), series!.key);
    return (await this.records.one('activitySeries', series!.key))!;
  }
}
