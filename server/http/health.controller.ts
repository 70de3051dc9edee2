import { Controller, Get } from '@nestjs/common';
import { Access } from './access/access.decorator.ts';
import { Database } from '../core/db/database.ts';
import { failureOf, unavailable } from '../core/errors/failure.ts';
import { Health } from '../services/health.ts';
import { OperationalError } from '../core/errors/errors.ts';
import { Describe } from './openapi.ts';

@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly service: Health,
  ) {}

  @Get('health')
  @Access('public')
  @Describe({
    tag: 'Service',
    summary: 'Whether the service can read and write its database and its files',
    returns: {
      type: 'object',
      properties: {
        status: { const: 'ok' },
        engine: { enum: ['sqlite', 'postgres'] },
        warnings: { type: 'array', items: { type: 'string' } },
      },
      required: ['status', 'engine'],
    },
  })
  async health() {
    await this.service.check().catch((cause: unknown) => {
      if (cause instanceof OperationalError) throw cause;
      throw new OperationalError('The health check failed.', { answer: failureOf(cause) ?? unavailable, cause });
    });
    const warnings = await this.service.warnings();
    return { status: 'ok', engine: this.database.engine, ...(warnings.length && { warnings }) };
  }
}
