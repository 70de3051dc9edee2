import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { badRequest } from '../../core/errors/errors.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';

const text = { type: 'string' };

/** Logs calls that browsers could not send while the server was unreachable. Nothing else records them. */
@Controller()
export class FailedCallController {
  constructor(private readonly failures: FailureLog) {}

  @Post('failedCall')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag: 'Support cases',
    summary: 'Report the last call that the server did not answer, once it answers again',
    body: {
      type: 'object',
      required: ['lastEP', 'errorCode', 'datetime'],
      properties: { lastEP: text, errorCode: text, datetime: { type: 'string', format: 'date-time' } },
    },
    returns: { type: 'object', properties: { logged: { const: true } } },
  })
  report(@Body() body: unknown) {
    const { lastEP, errorCode, datetime } = (body ?? {}) as Record<string, unknown>;
    const at = new Date(typeof datetime === 'string' ? datetime : NaN);
    // The rest of the address may have names that people have entered, which the log must not contain.
    const call = typeof lastEP === 'string' && /^\w{1,60}(?![^/?])/.exec(lastEP)?.[0];
    if (!call || typeof errorCode !== 'string' || !/^\d{1,3}$/.test(errorCode) || Number.isNaN(at.getTime()))
      throw badRequest('The body must be { lastEP, errorCode, datetime }.');
    const details = { call, status: Number(errorCode), at: at.toISOString() };
    this.failures.report('warn', `unreachable ${call}`, details, 'A browser could not reach the server');
    return { logged: true };
  }
}
