import { Body, Controller, Param, Put } from '@nestjs/common';
import type { AlertRecord } from '../../generated/alert.gen.ts';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { Clock } from '../../core/time/clock.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { snoozedUntil, snoozes, type Snooze } from './snooze-time.ts';

@Controller()
export class AlertCallsController {
  constructor(
    @InjectCrud('alert') private readonly crud: Crud<Alert, AlertRecord>,
    private readonly clock: Clock,
  ) {}

  /** Until then the alert is neither active nor new; a job brings it back. */
  @Put('snoozeAlert/:id')
  @Access('signedIn')
  @Describe({
    tag: 'Alerts',
    summary: 'Snooze an alert for an hour, until tomorrow morning or until next Monday; null ends the snooze',
    body: {
      type: 'object',
      required: ['snooze'],
      properties: { snooze: { enum: ['hour', 'tomorrow', 'week', null] } },
    },
    returns: 'Alert',
  })
  snooze(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    const { snooze } = (body ?? {}) as { readonly snooze?: unknown };
    if (snooze !== null && !snoozes.includes(snooze as Snooze)) throw invalid({ snooze: 'Choose how long.' });
    const until = snooze === null ? null : snoozedUntil(snooze as Snooze, this.clock.now());
    return this.crud.update(id, {}, user, { snoozedUntil: until });
  }
}
