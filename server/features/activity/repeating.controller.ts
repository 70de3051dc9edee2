import { Body, Controller, Delete, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { oneOf, readQuery, type QueryTexts } from '../../http/query.ts';
import { extended } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { RepeatingActivities, scopes } from './series/repeating-activities.ts';

const tag = 'Activities';
const repeats = {
  type: ['string', 'null'],
  maxLength: 200,
  description:
    'How it repeats, as a recurrence rule of RFC 5545 without a start: FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270303. The activities of the next 90 days are made at once, later ones as time goes on. Null or left out: it does not repeat; for an activity of a series, null makes it the last.',
};
const appliesTo = {
  type: 'string',
  enum: ['one', 'following', 'all'],
  description:
    'Which activities of a series: this one (default), this and all later ones, or all. Only those that are open follow.',
};
const query = { appliesTo: oneOf('appliesTo', scopes) };

/** The calls that save and delete activities, single ones and those that repeat. */
@Controller()
export class RepeatingActivityController {
  constructor(private readonly activities: RepeatingActivities) {}

  @Post('activity')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Create an activity, or a series',
    body: extended('ActivityInputOpen', { repeats }, ['repeats']),
    returns: 'Activity',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.activities.create(body, user);
  }

  @Put('activity/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Change an activity, or others of its series too',
    body: extended('ActivityInputOpen', { repeats, appliesTo }, ['repeats', 'appliesTo']),
    returns: 'Activity',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.activities.update(id, body, user);
  }

  @Delete('activity/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Delete an activity, or others of its series too, if nothing refers to them',
    query,
    returns: 'RecordKey',
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string, @Query() texts: QueryTexts) {
    return this.activities.remove(id, readQuery(query, texts).appliesTo ?? 'one', user);
  }
}
